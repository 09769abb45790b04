import { sql, type RawBuilder } from "kysely";
import type { NetworkView } from "../network-view.ts";

/**
 * A column that SQLite shall compare row by row instead of searching an index for it, where few rows are looked at anyway
 * (sqlite.org/optoverview.html, "Disqualifying WHERE-Clause Terms Using Unary-+"). PostgreSQL has no such sign for texts,
 * and plans by its statistics.
 */
export function unindexed({ dialect }: NetworkView, column: string): RawBuilder<unknown> {
  return dialect === "sqlite" ? sql`+${sql.ref(column)}` : sql.ref(column);
}
