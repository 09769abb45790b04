import { parentPort, Worker, workerData } from "node:worker_threads";
import { createIdSource, systemClock, untilUnlocked, type BulkStore } from "../../runtime/index.ts";
import { programFile, withBulkStore } from "./connect-store.ts";

/** The data that a thread needs to seed a store; see DemoOptions. */
export interface SeedRequest {
  readonly databaseUrl: string;
  readonly members: number;
  readonly seed: number;
  readonly now: number;
}

export type OnProgress = (done: number, total: number, phase: string) => void;

export interface SeedListeners {
  readonly onProgress: OnProgress;
  /** Called if seeding does not begin soon, usually because another process is seeding the store. */
  readonly onWait?: () => void;
}

type Message =
  { readonly progress: Parameters<OnProgress> } | { readonly isWaiting: true } | { readonly wasEmpty: boolean };

/** How long a transaction may wait to begin before the thread reports that it is waiting, in milliseconds. */
const reportWaitMs = 500;

/**
 * A million members take 3 GB. With a large young generation, rows that wait to be stored are not copied into the old
 * generation.
 */
const resourceLimits = { maxOldGenerationSizeMb: 12_288, maxYoungGenerationSizeMb: 192 };

/**
 * Seeds the demo network in a separate thread, because seeding blocks the event loop for seconds and requires much
 * memory. The thread ends with the process, and commits everything or nothing.
 * @returns whether the store was empty; otherwise nothing is written.
 */
export function seedInBackground(
  request: SeedRequest,
  { onProgress, onWait = () => undefined }: SeedListeners,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(programFile, { workerData: request, resourceLimits });
    let wasEmpty = false;
    thread.on("message", (message: Message) => {
      if ("progress" in message) onProgress(...message.progress);
      else if ("isWaiting" in message) onWait();
      else wasEmpty = message.wasEmpty;
    });
    thread.once("error", reject);
    thread.once("exit", () => resolve(wasEmpty));
  });
}

/** Runs in the thread: seeds the store of the request if it is empty. While another process seeds it, the thread waits. */
export async function seedInThread(): Promise<void> {
  const { databaseUrl, ...options } = workerData as SeedRequest; // see seedInBackground
  const { seedDemo } = await import("./demo/seed-demo.ts"); // slow to load: it contains long lists of names
  const post = (message: Message): void => parentPort?.postMessage(message);
  const newId = createIdSource(systemClock);
  const onWait = (): void => post({ isWaiting: true });
  const reportWait = setTimeout(onWait, reportWaitMs);
  const onProgress: OnProgress = (...progress) => {
    clearTimeout(reportWait);
    post({ progress });
  };
  const seed = (store: BulkStore): Promise<boolean> => seedDemo(store, { ...options, newId, onProgress });
  // On SQLite, a process that is seeding locks the file. On PostgreSQL, the first insert waits for that process.
  post({ wasEmpty: await withBulkStore(databaseUrl, (store) => untilUnlocked(() => seed(store)), { onWait }) });
  clearTimeout(reportWait);
}
