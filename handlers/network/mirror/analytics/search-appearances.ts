import { sql } from "kysely";
import type { AppearanceSplits, DaySpan } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { readSplits } from "./splits.ts";

/** Reads the number of the account's search appearances by day (UTC); days without any are omitted. */
export async function readAppearanceDays(
  { db, memberId }: NetworkView,
  { from, to }: Pick<DaySpan, "from" | "to">,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("net_search_appearances")
    .select((select) => ["day", select.fn.sum<number>("count").as("appearances")])
    .where("member_id", "=", memberId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, appearances }) => [day, appearances]));
}

/** Breaks down the account's search appearances of a span by searcher and keyword. */
export function readAppearanceSplits({ db, memberId }: NetworkView, span: DaySpan): Promise<AppearanceSplits> {
  const facts = sql`select searcher_title, searcher_company, keyword, count as weight from net_search_appearances
    where member_id = ${memberId} and day >= ${span.from} and day <= ${span.to}`;
  return readSplits(db, facts, ["searcher_title", "searcher_company", "keyword"]);
}
