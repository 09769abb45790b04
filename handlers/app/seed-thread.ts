import { parentPort, Worker, workerData } from "node:worker_threads";
import { createIdSource, systemClock, untilUnlocked, type BulkStore } from "../../runtime/index.ts";
import { withBulkStore } from "./connect-store.ts";
import { demoEnd } from "./demo/demo-world.ts";

/** The data that a thread needs to seed a store. */
interface SeedRequest {
  readonly databaseUrl: string;
  readonly members: number;
}

export type OnProgress = (done: number, total: number, phase: string) => void;

export interface SeedListeners {
  readonly onProgress: OnProgress;
  /** Called when another process seeds the store. */
  readonly onWait: () => void;
}

/** The arguments of `onProgress`, or null if the thread waits. */
type Message = Parameters<OnProgress> | null;

/** How long a transaction may wait to begin before the thread reports that it is waiting, in milliseconds. */
const reportWaitMs = 500;

/**
 * Seeds the demo network in a separate thread, because it blocks its event loop for seconds. The thread ends with the
 * process, and commits everything or nothing.
 * @param main the entry file of the program, which calls `seedInThread`.
 */
export function seedInBackground(
  main: string,
  request: SeedRequest,
  { onProgress, onWait }: SeedListeners,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(main, { workerData: request });
    thread.on("message", (progress: Message) => (progress === null ? onWait() : onProgress(...progress)));
    thread.once("error", reject);
    thread.once("exit", () => resolve());
  });
}

/** Runs in the thread: seeds the store of the request if it is empty. While another process seeds it, the thread waits. */
export async function seedInThread(): Promise<void> {
  const { databaseUrl, members } = workerData as SeedRequest; // see seedInBackground
  const { seedDemo } = await import("./demo/seed-demo.ts");
  const post = (message: Message): void => parentPort?.postMessage(message);
  const newId = createIdSource(systemClock);
  const onWait = (): void => post(null);
  const reportWait = setTimeout(onWait, reportWaitMs);
  const onProgress: OnProgress = (...progress) => {
    clearTimeout(reportWait);
    post(progress);
  };
  const seed = (store: BulkStore): Promise<boolean> =>
    seedDemo(store, { members, seed: 1, now: demoEnd(systemClock()), newId, onProgress });
  // On SQLite, another process that seeds locks the file. On PostgreSQL, the first statement waits for it.
  await withBulkStore(databaseUrl, (store) => untilUnlocked(() => seed(store)), { onWait });
  clearTimeout(reportWait);
}
