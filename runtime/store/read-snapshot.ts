import type SqliteDatabase from "better-sqlite3";

/**
 * Groups all reads of one turn of the event loop in one read transaction, so that locks are acquired once. Every commit
 * of this process ends the transaction: reads must see what was just committed, and an open reader would keep
 * SQLite from resetting its write-ahead log.
 */
export class ReadSnapshot {
  readonly #connection: SqliteDatabase.Database;
  readonly #begin: SqliteDatabase.Statement;
  readonly #end: SqliteDatabase.Statement;

  constructor(connection: SqliteDatabase.Database) {
    this.#connection = connection;
    this.#begin = connection.prepare("begin");
    this.#end = connection.prepare("commit");
  }

  /** Begins the read transaction if there is none. Call it before each read. */
  begin(): void {
    if (this.#connection.inTransaction) return;
    this.#begin.run();
    setImmediate(() => this.end());
  }

  /** Ends the read transaction, if there is one. Call it before each commit. */
  end(): void {
    if (this.#connection.inTransaction) this.#end.run();
  }
}
