import { sql, type Kysely } from "kysely";
import { textTableNames } from "./text.ts";
import type { Dialect, NetTables } from "../net-tables.ts";

/** Drops the index of the words of each full-text table, where the store keeps it apart (PostgreSQL). */
export async function dropTextIndexes(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") return;
  for (const table of textTableNames) await sql.raw(`drop index ${table}_words`).execute(db);
}

/** Makes the dropped indexes again. */
export async function createTextIndexes(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") return;
  for (const table of textTableNames)
    await sql.raw(`create index ${table}_words on ${table} using gin (words)`).execute(db);
}

/**
 * Lets SQLite collect 32 MB of words before it writes them (the usual is 1 MB): with long prefixes indexed, filling a table
 * takes less than half the time, and the index has fewer parts to look through. Set it back when the table is filled.
 */
export async function hastenText(db: Kysely<NetTables>, dialect: Dialect, isFilling: boolean): Promise<void> {
  if (dialect === "postgres") return;
  const bytes = isFilling ? 32 * 1024 * 1024 : 1024 * 1024;
  for (const table of textTableNames) {
    await sql.raw(`insert into ${table} (${table}, rank) values ('hashsize', ${bytes})`).execute(db);
  }
}
