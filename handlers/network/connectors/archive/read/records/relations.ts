import type { PersonReference } from "./person-key.ts";
import { personKey } from "./person-key.ts";
import type { Cells, PartialDate } from "../rows/cells.ts";
import type { EpochMs } from "../rows/parse-date.ts";
import { domain } from "./domain.ts";

export interface RawConnection {
  readonly person: PersonReference;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** The company when the archive was created. */
  readonly company: string | null;
  /** The position when the archive was created. */
  readonly position: string | null;
  readonly connectedOn: PartialDate | null;
}

export interface RawInvitation {
  readonly inviter: PersonReference;
  readonly invitee: PersonReference;
  /** null if the export has no such column (before 2021). */
  readonly direction: "incoming" | "outgoing" | null;
  readonly sentAt: EpochMs;
  readonly message: string | null;
}

export interface RawEndorsement {
  readonly direction: "received" | "given";
  readonly person: PersonReference;
  readonly skill: string;
  readonly endorsedAt: EpochMs;
  /** As in the archive: `ACCEPTED`, `PENDING`, ... */
  readonly status: string | null;
}

export interface RawRecommendation {
  /** null if the source does not contain it. */
  readonly direction: "received" | "given" | null;
  readonly person: PersonReference;
  readonly company: string | null;
  readonly jobTitle: string | null;
  readonly text: string;
  readonly createdAt: EpochMs;
  /** As in the archive: `VISIBLE`, `PENDING`, ... */
  readonly status: string | null;
}

export interface CompanyFollowRecord {
  readonly company: string;
  readonly followedAt: EpochMs | null;
}

export interface RawMemberFollow {
  readonly person: PersonReference;
  readonly followedAt: EpochMs | null;
  /** As in the archive: `Active`, `Unfollow`, ... */
  readonly status: string | null;
}

export interface RawPersonNote {
  readonly person: PersonReference;
  readonly note: string;
}

export const connections = domain<RawConnection>({
  files: ["connections"],
  snapshotDomains: ["CONNECTIONS"],
  header: ["firstname", "connectedon"],
  read(cells) {
    const firstName = cells.text("firstname");
    const lastName = cells.text("lastname");
    const person = reference(joinName(firstName, lastName), cells.text("url"));
    if (person.name === null && person.url === null) {
      cells.remark("The row contains no name: the account is closed or hidden.");
      return null;
    }
    return {
      person,
      firstName,
      lastName,
      email: cells.text("emailaddress"),
      company: cells.text("company"),
      position: cells.text("position"),
      connectedOn: cells.pastDay("connectedon"),
    };
  },
  identity: ({ person, connectedOn }) => identify(person) ?? [person.name, connectedOn?.day ?? null],
});

export const invitations = domain<RawInvitation>({
  files: ["invitations"],
  snapshotDomains: ["INVITATIONS"],
  header: ["from", "to", "sentat"],
  read: (cells) => ({
    inviter: reference(cells.text("from"), cells.text("inviterprofileurl")),
    invitee: reference(cells.text("to"), cells.text("inviteeprofileurl")),
    direction: readDirection(cells),
    sentAt: cells.instant("sentat"),
    message: cells.text("message"),
  }),
  identity: ({ inviter, invitee, sentAt }) => [nameOrKey(inviter), nameOrKey(invitee), sentAt],
});

/** The snapshot API has one domain for both directions. */
export const endorsements = domain<RawEndorsement>({
  files: ["endorsementreceivedinfo", "endorsementsreceived"],
  snapshotDomains: ["ENDORSEMENTS"],
  header: ["skillname"],
  read(cells) {
    const given = cells.has("endorseefirstname");
    if (!given && !cells.has("endorserfirstname")) cells.fail(null, "The row does not state who endorsed whom.");
    const role = given ? "endorsee" : "endorser";
    const name = joinName(cells.text(`${role}firstname`), cells.text(`${role}lastname`));
    return {
      direction: given ? "given" : "received",
      person: reference(name, cells.text(`${role}publicurl`)),
      skill: cells.required("skillname"),
      endorsedAt: cells.instant("endorsementdate"),
      status: cells.text("endorsementstatus", "status"),
    };
  },
  identity: ({ direction, person, skill, endorsedAt }) => [direction, nameOrKey(person), skill, endorsedAt],
});

export const endorsementsGiven = domain<RawEndorsement>({
  ...endorsements,
  files: ["endorsementgiveninfo", "endorsementsgiven"],
  snapshotDomains: [],
});

function recommendationsOf(
  direction: RawRecommendation["direction"],
  files: string[],
  snapshotDomains: string[],
  stored: { readonly notStored?: string } = {},
) {
  return domain<RawRecommendation>({
    files,
    snapshotDomains,
    header: ["firstname", "lastname", "text"],
    ...stored,
    read: (cells) => ({
      direction,
      person: reference(joinName(cells.required("firstname"), cells.text("lastname")), null),
      company: cells.text("company"),
      jobTitle: cells.text("jobtitle"),
      text: cells.required("text"),
      createdAt: cells.instant("creationdate"),
      status: cells.text("status"),
    }),
    identity: ({ person, createdAt, text }) => [direction, person.name, createdAt, text],
  });
}

export const recommendationsReceived = recommendationsOf("received", ["recommendationsreceived"], []);
export const recommendationsGiven = recommendationsOf("given", ["recommendationsgiven"], []);
/** The snapshot API has one domain for both directions. */
export const recommendations = recommendationsOf(null, ["recommendations"], ["RECOMMENDATIONS"], {
  notStored: "It does not state whether a recommendation was received or given.",
});

export const companyFollows = domain<CompanyFollowRecord>({
  files: ["companyfollows"],
  snapshotDomains: ["COMPANY_FOLLOWS"],
  header: ["organization"],
  notStored: "No tool shows the companies that the owner of an archive follows.",
  read: (cells) => ({ company: cells.required("organization"), followedAt: cells.instantOrNull("followedon") }),
  identity: ({ company, followedAt }) => [company, followedAt],
});

export const memberFollows = domain<RawMemberFollow>({
  files: ["memberfollows"],
  snapshotDomains: ["MEMBER_FOLLOWING"],
  header: ["fullname"],
  read: (cells) => ({
    person: reference(cells.required("fullname"), null),
    followedAt: cells.instantOrNull("date"),
    status: cells.text("status"),
  }),
  identity: ({ person, followedAt }) => [person.name, followedAt],
});

/** Notes on connections. The columns have not been verified with a real archive. */
export const personNotes = domain<RawPersonNote>({
  files: ["notes"],
  snapshotDomains: [],
  header: ["connectionprofileurl", "note"],
  read: (cells) => ({
    person: reference(null, cells.required("connectionprofileurl")),
    note: cells.required("note"),
  }),
  identity: ({ person, note }) => [nameOrKey(person), note],
});

function reference(name: string | null, url: string | null): PersonReference {
  return { name, url };
}

function joinName(firstName: string | null, lastName: string | null): string | null {
  return [firstName, lastName].filter((part) => part !== null).join(" ") || null;
}

function identify({ url }: PersonReference): readonly [string] | null {
  const key = personKey(url);
  return key === null ? null : [key];
}

function nameOrKey(person: PersonReference): string | null {
  return personKey(person.url) ?? person.name;
}

function readDirection(cells: Cells): RawInvitation["direction"] {
  const direction = cells.text("direction")?.toLowerCase() ?? null;
  if (direction === null) return null;
  if (direction === "incoming" || direction === "outgoing") return direction;
  return cells.fail("direction", "The direction is neither INCOMING nor OUTGOING.");
}
