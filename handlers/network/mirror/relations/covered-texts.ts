/** The texts that a keyword search covers. If a keyword contains an unknown word, similar words from these texts are suggested. */
import { sql } from "kysely";
import type { RelationsPort } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { memberText } from "../sql/searchable-text.ts";

/** The number of the newest connections, followers and follows whose texts are read. */
const maxRead = 1_000;

/** Reads the texts of the newest connections, followers, or followed members and companies. */
export async function readCoveredTexts(
  view: NetworkView,
  list: Parameters<RelationsPort["texts"]>[0],
): Promise<string[]> {
  if (list === "connections") return readConnectionTexts(view);
  return list === "followers" ? readFollowerTexts(view) : readFollowedTexts(view);
}

export async function readConnectionTexts(view: NetworkView): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_connections as c")
    .innerJoin("net_members as m", "m.id", "c.other_id")
    .select(["m.name", "m.headline", "m.title", "m.company_name"])
    .where("c.member_id", "=", view.memberId)
    .where(notBlocked(view, "c.other_id"))
    .orderBy("c.connected_at", "desc")
    .orderBy("c.other_id", "desc")
    .limit(maxRead)
    .execute();
  // Partial networks contain the title and the company instead of the headline.
  return rows.map((row) => `${row.name} ${row.headline}${view.partial ? ` ${row.title} ${row.company_name}` : ""}`);
}

async function readFollowerTexts(view: NetworkView): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_follows as f")
    .innerJoin("net_members as m", "m.id", "f.follower_id")
    .select(["m.name", "m.headline"])
    .where("f.target_id", "=", view.memberId)
    .where(notBlocked(view, "f.follower_id"))
    .orderBy("f.created_at", "desc")
    .orderBy("f.follower_id", "desc")
    .limit(maxRead)
    .execute();
  return rows.map(({ name, headline }) => `${name} ${headline}`);
}

async function readFollowedTexts(view: NetworkView): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_follows as f")
    .leftJoin("net_members as m", (join) => join.onRef("m.id", "=", "f.target_id").on("f.kind", "=", "member"))
    .leftJoin("net_companies as c", (join) => join.onRef("c.id", "=", "f.target_id").on("f.kind", "=", "company"))
    .select(sql<string>`coalesce(m.name || ' ' || m.headline, c.name, '')`.as("text"))
    .where("f.follower_id", "=", view.memberId)
    .where(notBlocked(view, "f.target_id"))
    .orderBy("f.created_at", "desc")
    .orderBy("f.target_id", "desc")
    .limit(maxRead)
    .execute();
  return rows.map(({ text }) => text);
}

/** Reads the texts of profiles in which a keyword is searched. */
export async function readProfileTexts(view: NetworkView, ids: readonly string[]): Promise<string[]> {
  const { db, dialect } = view;
  const members = await db
    .selectFrom("net_members as m")
    .select(["m.id", "m.name", "m.headline", "m.about", "m.title", "m.company_name", "m.location", "m.industry"])
    .select("m.school")
    .where(isInIdList(dialect, "m.id", toIdList(ids)))
    .where(notBlocked(view, "m.id"))
    .execute();
  const skills = await db
    .selectFrom("net_skills")
    .select("skill")
    .where(isInIdList(dialect, "member_id", toIdList(members.map(({ id }) => id))))
    .execute();
  return [...members.flatMap((member) => memberText(member, []).text), ...skills.map(({ skill }) => skill)];
}
