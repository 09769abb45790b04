import { sql, type RawBuilder } from "kysely";
import type { Total } from "../../../paging/page.ts";
import type { NetworkView } from "../network-view.ts";

/** Hits are counted up to this number. */
export const maxTotal = 1_000;

/** Counts the rows of a query, at most `maxTotal`. */
export async function countRows({ db }: NetworkView, query: RawBuilder<unknown>): Promise<Total> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from (${query}) rows limit ${maxTotal + 1}) found`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, maxTotal), isExact: found <= maxTotal };
}
