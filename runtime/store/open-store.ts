import { Kysely } from "kysely";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export type Dialect = "sqlite" | "postgres";

/** A database with one writer and readers that never wait for it. */
export interface Store<Database> {
  readonly dialect: Dialect;
  /** For queries outside a transaction that change nothing; on SQLite a read-only connection of its own. */
  readonly reader: Kysely<Database>;
  /** For single statements that write. */
  readonly writer: Kysely<Database>;
  /**
   * Runs `work` in one transaction and commits what it wrote when it resolves, or nothing when it rejects. Inside, only the
   * given handle may be used: the store's own would wait for the transaction for ever on SQLite.
   */
  transaction<Result>(work: (tx: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Answers when the database does; rejects when it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store that an address names: `sqlite:./data/switchboard.db`, `sqlite::memory:` is not offered (readers need a
 * file), or `postgres://user:password@host:port/database`. The folder of an SQLite file is made when it is missing.
 * @throws Error naming what was expected for an address of another kind.
 */
export async function openStore<Database>(url: string): Promise<Store<Database>> {
  if (url.startsWith("sqlite:")) return openSqlite<Database>(url.slice("sqlite:".length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres<Database>(url);
  throw new Error(`DATABASE_URL: expected "sqlite:<file>" or "postgres://...", got "${url.split("://")[0] ?? url}"`);
}
