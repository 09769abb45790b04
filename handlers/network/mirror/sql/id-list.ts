import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../tables/net-tables.ts";

/** Many ids as one parameter, so that neither store's limit on them is met, and the query's text is always the same. */
export const listOf = (ids: Iterable<string>): string => JSON.stringify([...new Set(ids)]);

/** The condition that a column holds one of the ids of a list that `listOf` made. */
export function isOneOf(dialect: Dialect, column: string, list: string): RawBuilder<SqlBool> {
  return dialect === "sqlite"
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<SqlBool>`${sql.ref(column)} in (select json_array_elements_text(${list}::json))`;
}
