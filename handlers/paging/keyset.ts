import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Position } from "../../runtime/index.ts";
import type { Page, PageRequest } from "./page.ts";

/**
 * The condition for rows after a position in the order of the columns. The last column must be unique. All columns
 * have the same direction, so that one row comparison is sufficient on both stores and can use an index.
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
 * Converts rows to a page. The rows must be read with `limit + 1`: an additional row means that there is a next page.
 * @param positionOf returns the sort values of a row, in the order of the columns of `afterPosition`.
 */
export async function toPage<Row, Item>(
  rows: readonly Row[],
  { limit, isCount = false }: PageRequest,
  positionOf: (row: Row) => Position,
  toItems: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): Promise<Page<Item>> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = isCount ? new Array<Item>(shown.length) : await toItems(shown);
  return { items, next: rows.length > limit && last !== undefined ? positionOf(last) : null };
}
