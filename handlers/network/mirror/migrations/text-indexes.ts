import { sql, type Kysely } from "kysely";
import type { Dialect, NetTables } from "../tables/net-tables.ts";
import { textTableNames } from "./text.ts";

/** Drops the index of each full-text table if the store has a separate one (PostgreSQL). */
export async function dropTextIndexes(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") return;
  for (const table of textTableNames) await sql.raw(`drop index ${table}_words`).execute(db);
}

/** Creates the dropped indexes again. */
export async function createTextIndexes(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") return;
  for (const table of textTableNames)
    await sql.raw(`create index ${table}_words on ${table} using gin (words)`).execute(db);
}

/**
 * Sets the buffer of the full-text tables of SQLite to 32 MiB, or back to the default of 1 MiB. With the large buffer, filling
 * the tables takes less than half the time and the index has fewer segments.
 */
export async function useLargeTextBuffer(db: Kysely<NetTables>, dialect: Dialect, isLarge: boolean): Promise<void> {
  if (dialect === "postgres") return;
  const bytes = isLarge ? 32 * 1024 * 1024 : 1024 * 1024;
  for (const table of textTableNames) {
    await sql.raw(`insert into ${table} (${table}, rank) values ('hashsize', ${bytes})`).execute(db);
  }
}
