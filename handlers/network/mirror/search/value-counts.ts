/** The number of members for each value of a search filter. Large networks store it, because counting reads every member. */
import { sql, type RawBuilder } from "kysely";
import type { SearchParameter } from "../../../../generated/schemas.ts";
import type { NetworkScope } from "../network-view.ts";

export type ValueKind = SearchParameter["kind"];

export interface ValueCount {
  readonly value: string;
  readonly name: string;
  readonly member_count: number;
}

/** Networks with more members store their counts. */
const maxCountedLive = 20_000;
const rowsPerInsert = 500;

const countedBy: Readonly<Record<ValueKind, RawBuilder<ValueCount>>> = {
  location: countMembers("location"),
  industry: countMembers("industry"),
  title: countMembers("title"),
  school: countMembers("school"),
  skill: sql`select skill as value, skill as name, count(*) as member_count from net_skills group by skill`,
  company: sql`select c.id as value, c.name, count(m.rank) as member_count
    from net_companies c left join net_members m on m.company_id = c.id group by c.id, c.name`,
};

export const valueKinds = Object.keys(countedBy) as ValueKind[]; // the keys of this object

function countMembers(column: "location" | "industry" | "title" | "school" | "company_name"): RawBuilder<ValueCount> {
  const field = sql.ref(column);
  return sql`select ${field} as value, ${field} as name, count(*) as member_count
    from net_members where ${field} <> '' group by ${field}`;
}

/**
 * Counts the members of each value. The value of `company` is the id of the current employer, or its name in partial
 * networks. Members are counted with an index only, except by the name of the employer, which is not indexed.
 */
export async function countValues(
  { db }: Pick<NetworkScope, "db">,
  kind: ValueKind,
  isPartial: boolean,
): Promise<ValueCount[]> {
  const counted = isPartial && kind === "company" ? countMembers("company_name") : countedBy[kind];
  return [...(await counted.execute(db)).rows];
}

/** Whether the network has so many members that it stores its counts. */
export async function isLarge({ db }: Pick<NetworkScope, "db">): Promise<boolean> {
  const row = await db.selectFrom("net_members").select("id").limit(1).offset(maxCountedLive).executeTakeFirst();
  return row !== undefined;
}

/** Replaces the stored counts of one kind. */
export async function storeCounts(
  { db }: Pick<NetworkScope, "db">,
  kind: ValueKind,
  counts: readonly ValueCount[],
): Promise<void> {
  const stored = await db.selectFrom("net_value_counts").selectAll().where("kind", "=", kind).execute();
  const known = new Map(stored.map((row) => [row.value, row]));
  const changed = counts.filter(({ value, name, member_count }) => {
    const row = known.get(value);
    known.delete(value);
    return row?.member_count !== member_count || row.name !== name;
  });
  for (const value of known.keys())
    await db.deleteFrom("net_value_counts").where("kind", "=", kind).where("value", "=", value).execute();
  for (let at = 0; at < changed.length; at += rowsPerInsert)
    await db
      .insertInto("net_value_counts")
      .values(changed.slice(at, at + rowsPerInsert).map((count) => ({ kind, ...count })))
      .onConflict((conflict) =>
        conflict.columns(["kind", "value"]).doUpdateSet((row) => ({
          name: row.ref("excluded.name"),
          member_count: row.ref("excluded.member_count"),
        })),
      )
      .execute();
}
