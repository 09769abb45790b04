import type { Kysely } from "kysely";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { RuntimeTables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/**
 * A database with one writer and readers that never wait for it. Owners of further tables name them with Kysely's
 * `withTables`.
 */
export interface Store {
  readonly dialect: Dialect;
  /** For queries outside a transaction that change nothing; on SQLite a read-only connection of its own. */
  readonly reader: Kysely<RuntimeTables>;
  /** For single statements that write. */
  readonly writer: Kysely<RuntimeTables>;
  /**
   * Runs `work` in one transaction and commits what it wrote when it resolves, or nothing when it rejects. Inside, only the
   * given handle may be used: the store's own would wait for the transaction for ever on SQLite. `work` may run again when
   * PostgreSQL ended the transaction for the sake of another one.
   */
  transaction<Result>(work: (tx: Kysely<RuntimeTables>) => Promise<Result>): Promise<Result>;
  /** Answers when the database does; rejects when it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store that an address names: `sqlite:./data/switchboard.db`, `sqlite::memory:` is not offered (readers need a
 * file), or `postgres://user:password@host:port/database`. The folder of an SQLite file is made when it is missing.
 * @throws Error naming what was expected for an address of another kind.
 */
export async function openStore(url: string): Promise<Store> {
  if (url.startsWith("sqlite:")) return openSqlite(url.slice("sqlite:".length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  throw new Error(`DATABASE_URL: expected "sqlite:<file>" or "postgres://...", got "${url.split("://")[0] ?? url}"`);
}
