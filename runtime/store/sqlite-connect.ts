import SqliteDatabase from "better-sqlite3";
import { isBusy } from "./busy.ts";
import { createPrivately } from "./sqlite-file.ts";

/** Page cache of each connection. Measured: a larger cache gains nothing, and memory-mapped I/O is slower. */
const cacheKiB = 8 * 1024;
/** Page cache for a bulk load, whose rows are not inserted in the order of all indexes. */
const bulkCacheKiB = 256 * 1024;
/** Maximum size of the write-ahead log after a large transaction, such as the first seed. */
const logBytes = 16 * 1024 * 1024;

/**
 * Opens a connection that never waits for a lock. With `bulk`, the file has a rollback journal instead of a
 * write-ahead log if no other process uses it: the new pages of a transaction are then written only once.
 */
export function connect(file: string, use: "read" | "write" | "bulk"): SqliteDatabase.Database {
  if (use !== "read") createPrivately(file);
  const connection = new SqliteDatabase(file, { readonly: use === "read", timeout: 0 });
  try {
    if (use !== "read") {
      if (use === "write" || !useRollbackJournal(connection)) connection.pragma("journal_mode = WAL");
      connection.pragma("synchronous = FULL");
      connection.pragma("foreign_keys = ON");
      connection.pragma(`journal_size_limit = ${logBytes}`);
    }
    connection.pragma(`cache_size = -${use === "bulk" ? bulkCacheKiB : cacheKiB}`);
    // A bulk load sorts the rows of each index, in files if there are many, with a second thread.
    connection.pragma(use === "bulk" ? "threads = 1" : "temp_store = MEMORY");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Switches the file to a rollback journal. Returns false if another process has it open: SQLite then refuses the switch. */
function useRollbackJournal(connection: SqliteDatabase.Database): boolean {
  try {
    return connection.pragma("journal_mode = DELETE", { simple: true }) === "delete";
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
