import { sql, type RawBuilder } from "kysely";
import { maxTotal, type Total } from "../../../paging/page.ts";
import type { NetworkView } from "../network-view.ts";

/** Counts the rows of a query, at most `maxTotal`. */
export async function countRows({ db }: NetworkView, query: RawBuilder<unknown>): Promise<Total> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from (${query}) rows limit ${maxTotal + 1}) found`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, maxTotal), isExact: found <= maxTotal };
}

/**
 * Corrects a total that is not exact: it is at least the number of results that have been read, and exact on the last page.
 * @param read the number of results before this page and on it, plus one if there is a next page.
 */
export function correctTotal({ count, isExact }: Total, read: number, isLast: boolean): Total {
  if (isExact) return { count, isExact };
  return { count: Math.min(isLast ? read : Math.max(count, read), maxTotal), isExact: isLast && read <= maxTotal };
}
