import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Position } from "../../runtime/index.ts";
import type { Page, PageRequest } from "./page.ts";

/**
 * The condition for rows that come after a position, in the order of the given columns (the last one unique). All columns
 * run the same way, so that one row comparison does it on both stores and an index on them serves it.
 */
export function afterPosition(
  columns: readonly string[],
  after: Position | null,
  direction: "asc" | "desc",
): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`1 = 1`;
  const references = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join([...after]);
  return direction === "asc"
    ? sql<SqlBool>`(${references}) > (${values})`
    : sql<SqlBool>`(${references}) < (${values})`;
}

/**
 * Makes a page of rows that were read with `limit + 1`: the row too many says that there are more.
 * @param positionOf the sort values of a row, in the order given to `afterPosition`.
 */
export async function toPage<Row, Item>(
  rows: readonly Row[],
  { limit }: PageRequest,
  positionOf: (row: Row) => Position,
  toItems: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): Promise<Page<Item>> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: await toItems(shown), next: rows.length > limit && last !== undefined ? positionOf(last) : null };
}
