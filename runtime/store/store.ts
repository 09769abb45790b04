import type { Kysely } from "kysely";
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
   * The same for tallies: on SQLite what it wrote outlives this process at once, and a crash of the machine only after the
   * next commit of others, so that counting what was read does not wait for the disk.
   */
  readonly lightWriter: Kysely<RuntimeTables>;
  /**
   * Runs `work` in one transaction and commits what it wrote when it resolves, or nothing when it rejects. Inside, only the
   * given handle may be used: the store's own would wait for the transaction for ever on SQLite. `work` may run again when
   * PostgreSQL ended the transaction for the sake of another one. On SQLite those that wait share one commit, and each waits
   * for the others': work that waits for anything but the store keeps them all waiting.
   */
  transaction<Result>(work: (tx: Kysely<RuntimeTables>) => Promise<Result>): Promise<Result>;
  /**
   * Inserts many rows at once, all or none: their values in the order of the columns. For records that may be lost in the last
   * second before a crash, so that no disk is waited for.
   */
  insertRows<Table extends keyof RuntimeTables>(
    table: Table,
    columns: readonly (keyof RuntimeTables[Table] & string)[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void>;
  /** Answers when the database does; rejects when it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
