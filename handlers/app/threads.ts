import { workerData } from "node:worker_threads";
import { runSqliteThread } from "../../runtime/index.ts";
import { seedInThread } from "./seed-thread.ts";

/** Runs this thread of the program, according to the data that it was started with. */
export async function runThread(): Promise<void> {
  if ("sqliteFile" in workerData) runSqliteThread();
  else await seedInThread();
}
