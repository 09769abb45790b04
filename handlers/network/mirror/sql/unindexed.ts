import { sql, type RawBuilder } from "kysely";
import type { NetworkView } from "../network-view.ts";

/**
 * Prevents SQLite from using an index for a column, for queries that examine few rows anyway (sqlite.org/optoverview.html,
 * "Disqualifying WHERE-Clause Terms Using Unary-+"). PostgreSQL has no such operator for text; its planner relies on statistics.
 */
export function unindexed({ dialect }: NetworkView, column: string): RawBuilder<unknown> {
  return dialect === "sqlite" ? sql`+${sql.ref(column)}` : sql.ref(column);
}
