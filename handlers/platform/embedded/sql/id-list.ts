import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";

/** The condition that a column holds one of many ids: one parameter, so that neither store's limit on them is met. */
export function isOneOf({ dialect }: NetworkView, column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  const list = JSON.stringify(ids);
  return dialect === "sqlite"
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<SqlBool>`${sql.ref(column)} in (select json_array_elements_text(${list}::json))`;
}
