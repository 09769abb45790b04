import type SqliteDatabase from "better-sqlite3";

/** Polling interval, in milliseconds. */
const pollMs = 100;

/**
 * Calls `onCommit` after other processes have committed to the same SQLite file. SQLite changes `data_version` of a connection
 * only for commits of other connections, and this process commits on one connection, which must be given here.
 * @returns a function that stops it.
 */
export function watchForeignCommits(connection: SqliteDatabase.Database, onCommit: () => void): () => void {
  const dataVersion = connection.prepare("pragma data_version").pluck();
  let known = dataVersion.get();
  const timer = setInterval(() => {
    if (connection.inTransaction) return;
    try {
      const current = dataVersion.get();
      if (current === known) return;
      known = current;
    } catch {
      return; // the file is locked: the next round reads it
    }
    onCommit();
  }, pollMs).unref();
  return () => clearInterval(timer);
}
