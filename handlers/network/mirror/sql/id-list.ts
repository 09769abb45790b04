import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../tables/net-tables.ts";

/** Encodes ids as one parameter. This avoids the stores' limits on parameters and keeps the text of the query constant. */
export const toIdList = (ids: Iterable<string>): string => JSON.stringify([...new Set(ids)]);

/** The ids of a list created by `toIdList` as a table with the column `value`, for joins that begin with it. */
export function idTable(dialect: Dialect, list: string): RawBuilder<{ value: string }> {
  return dialect === "sqlite"
    ? sql`(select value from json_each(${list}))`
    : sql`(select json_array_elements_text(${list}::json) as value)`;
}

/** The condition that a column contains one of the ids of a list created by `toIdList`. */
export function isInIdList(dialect: Dialect, column: string, list: string): RawBuilder<SqlBool> {
  return dialect === "sqlite"
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<SqlBool>`${sql.ref(column)} in (select json_array_elements_text(${list}::json))`;
}

/** Row numbers as a subquery of one parameter: `hit.ordinal in (${numberList(dialect, ranks)})`. */
export function numberList(dialect: Dialect, numbers: readonly number[]): RawBuilder<unknown> {
  const list = JSON.stringify(numbers);
  return dialect === "sqlite"
    ? sql`select value from json_each(${list})`
    : sql`select value::bigint from json_array_elements_text(${list}::json) as item(value)`;
}

/** Row numbers as the rows of a query with the column `ordinal`. */
export const ordinalsOf = (
  { dialect }: { readonly dialect: Dialect },
  numbers: readonly number[],
): RawBuilder<unknown> => sql`select value as ordinal from (${numberList(dialect, numbers)}) numbers`;
