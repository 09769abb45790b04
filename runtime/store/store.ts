import type { Kysely } from "kysely";
import type { RuntimeTables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/**
 * A database whose readers never wait for writers. Modules with their own tables add the types with Kysely's
 * `withTables`.
 */
export interface Store {
  readonly dialect: Dialect;
  /** For reads outside a transaction. On SQLite, a separate, read-only connection. */
  readonly reader: Kysely<RuntimeTables>;
  /** For single statements that write. */
  readonly writer: Kysely<RuntimeTables>;
  /**
   * For counters: like `writer`, but on SQLite a commit does not wait for the disk. A write is then safe from a process
   * crash as soon as it commits, and from a machine crash after the next durable commit.
   */
  readonly relaxedWriter: Kysely<RuntimeTables>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. `work` must use only the
   * given handle; on SQLite, the store's own handles would deadlock. On PostgreSQL, `work` may run again after a
   * serialization failure or a deadlock. On SQLite, concurrent transactions run in sequence and share one commit, so
   * `work` must not wait for anything but the store. With `isRelaxed`, it commits like `relaxedWriter`.
   */
  transaction<Result>(
    work: (tx: Kysely<RuntimeTables>) => Promise<Result>,
    options?: { readonly isRelaxed?: boolean },
  ): Promise<Result>;
  /**
   * Inserts many rows in one transaction, with values in the order of `columns`. On SQLite, the commit does not wait for
   * the disk: use it only for rows that a crash may lose.
   * @param selectRows returns the rows to insert; it may read in the transaction.
   */
  insertRows<Table extends keyof RuntimeTables>(
    table: Table,
    columns: readonly (keyof RuntimeTables[Table] & string)[],
    selectRows: (tx: Kysely<RuntimeTables>) => Promise<readonly (readonly unknown[])[]>,
  ): Promise<void>;
  /**
   * Wakes the listeners of a channel when the transaction of `tx` has committed, in all processes that share the store. On
   * SQLite, other processes wake all of their listeners, after about 100 ms. A transaction that rolls back may wake them as well.
   */
  notify(tx: Kysely<RuntimeTables>, channel: string): Promise<void>;
  /**
   * Calls `wake` after each notification of a channel. A notification may be lost while PostgreSQL is unreachable, so a
   * listener must also poll.
   * @returns a function that removes the listener.
   */
  listen(channel: string, wake: () => void): () => void;
  /**
   * Resolves when the database responds and accepts writes.
   * @throws Failure `store_unavailable` with the reason. After a failed write, the store is probed until it recovers.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A store that is opened for a bulk load in one transaction, such as seeding. */
export type BulkStore = Pick<Store, "dialect" | "transaction" | "close">;
