import type { Worker } from "node:worker_threads";
import { openStore } from "../open-store.ts";
import { sqliteFile } from "../store-location.ts";
import type { BulkStore } from "../store.ts";
import type { SqliteThreadData } from "./sqlite-thread.ts";

/** Starts a thread that calls `runSqliteThread`. */
export type StartSqliteThread = (data: SqliteThreadData) => Worker;

/**
 * Opens an existing store for a bulk load. On SQLite, a thread writes while the caller computes the next rows. If no
 * other process uses the file, it has a rollback journal instead of a write-ahead log, so that new pages are written
 * only once. Other processes then wait until the store is closed.
 */
export async function openBulkStore(url: string, startThread: StartSqliteThread): Promise<BulkStore> {
  const file = sqliteFile(url);
  if (file === null) return openStore(url);
  return (await import("./sqlite-bulk.ts")).openSqliteBulk(startThread({ sqliteFile: file }));
}
