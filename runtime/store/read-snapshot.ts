import type SqliteDatabase from "better-sqlite3";

/**
 * One view of the store for all that is read before the event loop turns: the locks of a read are taken once for them all.
 * It must not outlive a commit of this process: whoever waited for one reads what it wrote, and the log could never begin
 * anew while there is a reader of its past.
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

  /** To be called before each read. */
  hold(): void {
    if (this.#connection.inTransaction) return;
    this.#begin.run();
    setImmediate(() => this.drop());
  }

  /** To be called before each commit; a closed connection has nothing to drop. */
  drop(): void {
    if (this.#connection.inTransaction) this.#end.run();
  }
}
