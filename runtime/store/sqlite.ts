import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect, sql, type SqliteDatabase as KyselySqlite, type SqliteStatement } from "kysely";
import type { Store } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";

const busyTimeoutMs = 10_000;

/**
 * Opens an SQLite file in WAL mode with full durability: an acknowledged write survives a crash. One connection writes, a
 * second one, read-only, serves all reads from a consistent snapshot while a write is under way.
 */
export function openSqlite(path: string): Store {
  if (path === "" || path === ":memory:")
    throw new Error('DATABASE_URL: expected "sqlite:<file>", a file that can be kept');
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const writing = connect(file, false);
  const reading = connect(file, true);
  const writer = new Kysely<RuntimeTables>({ dialect: new SqliteDialect({ database: withStatementCache(writing) }) });
  const reader = new Kysely<RuntimeTables>({ dialect: new SqliteDialect({ database: withStatementCache(reading) }) });
  return {
    dialect: "sqlite",
    reader,
    writer,
    transaction: (work) => writer.transaction().execute(work),
    ping: async () => void (await sql`select 1`.execute(reader)),
    close: async () => {
      await reader.destroy();
      reading.close(); // Kysely leaves one open that was never used
      await writer.destroy(); // the last to close, and able to write, it folds the log into the file
      writing.close();
    },
  };
}

function connect(file: string, readonly: boolean): SqliteDatabase.Database {
  const connection = new SqliteDatabase(file, { readonly, timeout: busyTimeoutMs });
  if (!readonly) {
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = FULL");
    connection.pragma("foreign_keys = ON");
  }
  connection.pragma("cache_size = -65536");
  connection.pragma("mmap_size = 268435456");
  connection.pragma("temp_store = MEMORY");
  return connection;
}

const cachedStatements = 500;

/**
 * Prepares each SQL text once per connection. Transactions begin as writers: one that began as a reader and wrote later
 * would fail at once when another process had written in between, instead of waiting for its turn.
 */
function withStatementCache(connection: SqliteDatabase.Database): KyselySqlite {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement = connection.prepare(text === "begin" ? "begin immediate" : text) as unknown as SqliteStatement;
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}
