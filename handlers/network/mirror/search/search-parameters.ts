import { sql } from "kysely";
import type { SearchParameter } from "../../../../generated/schemas.ts";
import type { NetworkView } from "../network-view.ts";
import { textHits } from "../sql/full-text.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";
import { countValues, type ValueCount, type ValueKind } from "./value-counts.ts";

/**
 * The number of stored values that are searched for a keyword: the most frequent values, or the most prominent
 * companies.
 */
const maxSearched = 2_000;

/** Lists the values that match a keyword, by number of members, then by name. */
export async function listSearchParameters(
  view: NetworkView,
  kind: ValueKind,
  keyword: string | null,
  limit: number,
): Promise<SearchParameter[]> {
  const matches = keyword === null ? null : createWordMatcher(keyword);
  const counts =
    (await readStored(view, kind, keyword, limit)) ?? (await countValues(view, kind, view.partial !== undefined));
  return counts
    .filter(({ name }) => matches?.(name) ?? true)
    .sort((a, b) => b.member_count - a.member_count || compare(a.name, b.name) || compare(a.value, b.value))
    .slice(0, limit)
    .map(({ value, name, member_count }) => ({ kind, value, name, member_count }));
}

/** Reads the stored counts of the values that may be among the first `limit`; null if the network stores none. */
async function readStored(
  view: NetworkView,
  kind: ValueKind,
  keyword: string | null,
  limit: number,
): Promise<ValueCount[] | null> {
  const stored = view.db.selectFrom("net_value_counts as v").where("v.kind", "=", kind);
  if (!(await stored.select("v.value").limit(1).executeTakeFirst())) return null;
  const values = stored.select(["v.value", "v.name", "v.member_count"]);
  if (kind === "company" && keyword !== null) {
    const named = textHits(view, "net_company_text", { fields: { name: keyword }, wordStarts: true });
    const foremost = sql<{
      ordinal: number;
    }>`(select hit.ordinal from ${named} hit order by hit.ordinal limit ${maxSearched})`;
    return values
      .innerJoin("net_companies as c", "c.id", "v.value")
      .innerJoin(foremost.as("found"), "found.ordinal", "c.rank")
      .execute();
  }
  return values
    .orderBy("v.member_count", "desc")
    .orderBy("v.name")
    .orderBy("v.value")
    .limit(keyword === null ? limit : maxSearched)
    .execute();
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
