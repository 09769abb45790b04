import { parentPort, Worker, workerData } from "node:worker_threads";
import { createIdSource, systemClock } from "../../runtime/index.ts";
import { withStore } from "./connect-store.ts";
import { demoEnd } from "./demo/demo-world.ts";

/** What a thread needs to seed a store. */
interface SeedRequest {
  readonly databaseUrl: string;
  readonly members: number;
}

export type OnProgress = (done: number, total: number, phase: string) => void;

/**
 * Seeds the demo network in a separate thread, because it blocks its event loop for seconds. The thread ends with the
 * process, and commits everything or nothing.
 * @param main the entry of the program, which calls `seedInThread`.
 */
export function seedInBackground(main: string, request: SeedRequest, onProgress: OnProgress): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(main, { workerData: request });
    thread.on("message", (progress: Parameters<OnProgress>) => onProgress(...progress));
    thread.once("error", reject);
    thread.once("exit", () => resolve());
  });
}

/** Runs in the thread: seeds the store of the request if it is empty. */
export async function seedInThread(): Promise<void> {
  const { databaseUrl, members } = workerData as SeedRequest; // see seedInBackground
  const { seedDemo } = await import("./demo/seed-demo.ts");
  const onProgress: OnProgress = (...progress) => parentPort?.postMessage(progress);
  const newId = createIdSource(systemClock);
  await withStore(databaseUrl, async (store) => {
    await seedDemo(store, { members, seed: 1, now: demoEnd(systemClock()), newId, onProgress });
  });
}
