import { sql } from "kysely";
import type { NetworkScope } from "../network-view.ts";
import { sortKey } from "../sql/fold-words.ts";
import { indexText } from "../sql/full-text.ts";
import { nextRank } from "../sql/ordinals.ts";
import { memberText } from "../sql/searchable-text.ts";
import type { EducationRow, MemberRow, PositionRow } from "../tables/net-tables.ts";

/** The properties that a network returns wherever it refers to a member. */
export interface MemberRecord extends Pick<
  MemberRow,
  "id" | "handle" | "first_name" | "last_name" | "headline" | "location"
> {
  /** The rest of the profile, if it is known. */
  readonly profile?: ProfileRecord;
}

export interface ProfileRecord extends Pick<MemberRow, "about" | "industry"> {
  readonly connection_count: number;
  readonly positions: readonly Omit<PositionRow, "id" | "member_id">[];
  readonly educations: readonly Omit<EducationRow, "id" | "member_id">[];
  readonly skills: readonly { readonly skill: string; readonly endorsement_count: number }[];
}

/**
 * Records a member. Without `profile`, a member who is already recorded is unchanged, because the properties may be older
 * than the recorded ones. With `profile`, the properties and the sections of the profile are replaced.
 * @param now epoch milliseconds.
 */
export async function recordMember(scope: NetworkScope, member: MemberRecord, now: number): Promise<void> {
  const { db, dialect, networkId } = scope;
  const { id, profile, ...names } = member;
  const name = `${member.first_name} ${member.last_name}`.trim();
  const columns = { ...names, name, name_key: sortKey(name), ...memberColumns(profile) };
  const known = await db.selectFrom("net_members").select("id").where("id", "=", id).executeTakeFirst();
  if (known && !profile) return;
  await db
    .updateTable("net_members")
    .set((column) => ({ handle: sql<string>`${column.ref("id")} || '-former'` }))
    .where("handle", "=", member.handle)
    .where("id", "!=", id)
    .execute(); // another member previously had this handle
  const added = await db
    .insertInto("net_members")
    .values({ ...unknownColumns, ...columns, id, rank: nextRank(dialect, "net_members", networkId), joined_at: now })
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added && !profile) return;
  if (!added) await db.updateTable("net_members").set(columns).where("id", "=", id).execute();
  if (profile) await replaceSections(scope, id, profile);
  const { text, fields } = memberText(
    { ...unknownColumns, ...columns },
    (profile?.skills ?? []).map(({ skill }) => skill),
  );
  await indexText(scope, "net_member_text", id, text, fields);
}

const unknownColumns = {
  about: "",
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
} as const;

function memberColumns(profile: ProfileRecord | undefined) {
  if (!profile) return {};
  const { about, industry, connection_count, positions, educations } = profile;
  const current = positions.find(({ ended_on }) => ended_on === null);
  return {
    about,
    industry,
    connection_count,
    title: current?.title ?? "",
    company_id: current?.company_id ?? null,
    company_name: current?.company_name ?? "",
    school: educations[0]?.school ?? null,
  };
}

async function replaceSections({ db }: NetworkScope, member_id: string, profile: ProfileRecord): Promise<void> {
  for (const table of ["net_positions", "net_educations", "net_skills"] as const)
    await db.deleteFrom(table).where("member_id", "=", member_id).execute();
  const positions = profile.positions.map((row, index) => ({ ...row, id: `pos_${index + 1}`, member_id }));
  const educations = profile.educations.map((row, index) => ({ ...row, id: `edu_${index + 1}`, member_id }));
  const skills = profile.skills.map((row) => ({ ...row, member_id }));
  if (positions.length > 0) await db.insertInto("net_positions").values(positions).execute();
  if (educations.length > 0) await db.insertInto("net_educations").values(educations).execute();
  if (skills.length > 0) await db.insertInto("net_skills").values(skills).execute();
}
