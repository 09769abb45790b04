import { sortKey } from "../../../../mirror/sql/fold-words.ts";
import type { ArchiveContents, Person } from "../../read/index.ts";
import type { ImportedRow } from "./archive-rows.ts";
import { unknownTime } from "./partial-days.ts";
import { memberRowId } from "./row-ids.ts";

/** The name of people whose name the archive does not contain, such as owners of closed accounts. */
export const unknownName = "Unknown member";

type MemberRow = ImportedRow<"net_members">;

/** Returns one row for each person. Texts that the archive does not contain are empty. */
export function memberRows(contents: ArchiveContents): MemberRow[] {
  const { owner } = contents;
  return contents.people.map((person) =>
    person.id === owner.personId ? ownerRow(contents, person) : otherRow(person),
  );
}

function otherRow(person: Person): MemberRow {
  const { connection, name } = person;
  const [first = "", ...rest] = (name ?? "").split(" ");
  return {
    ...emptyRow(person, name ?? unknownName),
    first_name: connection?.firstName ?? (connection === null ? first : ""),
    last_name: connection?.lastName ?? (connection === null ? rest.join(" ") : ""),
    title: connection?.position ?? "",
    company_name: connection?.company ?? "",
    email: connection?.email ?? null,
    connection_count: connection === null ? 0 : 1,
  };
}

function ownerRow(
  { profile, positions, educations, connections, emailAddresses, phoneNumbers }: ArchiveContents,
  person: Person,
) {
  const current = positions.find(({ isCurrent }) => isCurrent);
  const email = emailAddresses.find(({ isPrimary }) => isPrimary) ?? emailAddresses[0];
  const [first = "", ...rest] = (person.name ?? "").split(" ");
  return {
    ...emptyRow(person, person.name ?? unknownName),
    first_name: profile?.firstName ?? first,
    last_name: profile?.lastName ?? rest.join(" "),
    headline: profile?.headline ?? "",
    about: profile?.summary ?? "",
    location: profile?.location ?? "",
    industry: profile?.industry ?? "",
    title: current?.title ?? "",
    company_name: current?.company ?? "",
    school: educations[0]?.school ?? null,
    connection_count: connections.length,
    email: email?.email ?? null,
    phone: phoneNumbers[0]?.number ?? null,
    website: profile?.websites.find(({ url }) => URL.canParse(url))?.url ?? null,
    birthday: profile?.birthday?.day ?? null,
  };
}

function emptyRow({ id, key }: Person, name: string): MemberRow {
  const rowId = memberRowId(id);
  return {
    id: rowId,
    handle: key ?? rowId,
    first_name: "",
    last_name: "",
    name,
    name_key: sortKey(name),
    headline: "",
    about: "",
    location: "",
    industry: "",
    title: "",
    seniority: "",
    function: "",
    company_id: null,
    company_name: "",
    school: null,
    connection_count: 0,
    follower_count: 0,
    email: null,
    phone: null,
    website: null,
    birthday: null,
    open_profile: 0,
    navigator: 0,
    inmail_credits: 0,
    community: 0,
    joined_at: unknownTime,
  };
}
