import { sql, type RawBuilder } from "kysely";
import type { SearchParameter } from "../../../../generated/schemas.ts";
import type { NetworkView } from "../network-view.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";

type Kind = SearchParameter["kind"];

interface Value {
  readonly value: string;
  readonly name: string;
  readonly member_count: number;
}

/** Counts the members of each value, using only an index; companies are counted by current employer. */
const countedBy: Readonly<Record<Kind, RawBuilder<Value>>> = {
  location: countMembers("location"),
  industry: countMembers("industry"),
  title: countMembers("title"),
  school: countMembers("school"),
  skill: sql`select skill as value, skill as name, count(*) as member_count from net_skills group by skill`,
  company: sql`select c.id as value, c.name, count(m.rank) as member_count
    from net_companies c left join net_members m on m.company_id = c.id group by c.id, c.name`,
};

function countMembers(column: "location" | "industry" | "title" | "school" | "company_name"): RawBuilder<Value> {
  const field = sql.ref(column);
  return sql`select ${field} as value, ${field} as name, count(*) as member_count
    from net_members where ${field} <> '' group by ${field}`;
}

/** Lists the values that match a keyword, by number of members, then by name. */
export async function listSearchParameters(
  { db, copy }: NetworkView,
  kind: Kind,
  keyword: string | null,
  limit: number,
): Promise<SearchParameter[]> {
  const matches = keyword === null ? null : createWordMatcher(keyword);
  const counted = copy && kind === "company" ? countMembers("company_name") : countedBy[kind];
  const { rows } = await counted.execute(db);
  return rows
    .filter(({ name }) => matches?.(name) ?? true)
    .sort((a, b) => b.member_count - a.member_count || compare(a.name, b.name) || compare(a.value, b.value))
    .slice(0, limit)
    .map(({ value, name, member_count }) => ({ kind, value, name, member_count }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
