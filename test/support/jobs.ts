import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createIdSource, openStore, type Store } from "../../runtime/index.ts";
import { createJobQueue, type JobQueue } from "../../runtime/jobs/job-queue.ts";
import type { JobKind } from "../../runtime/jobs/job.ts";
import type { JobOutcome } from "../../runtime/jobs/attempt.ts";
import { startWorker, type Worker } from "../../runtime/jobs/worker.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createDatabase } from "./databases.ts";

export interface JobStore {
  readonly url: string;
  readonly store: Store;
  readonly clock: TestClock;
  readonly queue: JobQueue;
  /**
   * Starts a worker, which the end of the test stops. `outcomes` collects kind and outcome of each attempt.
   * @param speed of the worker's clock; default: 1.
   */
  work(
    kinds: Readonly<Record<string, JobKind>>,
    concurrency?: number,
    speed?: number,
  ): Worker & { readonly outcomes: string[] };
}

/** Opens a store with the runtime's tables, a queue and a clock that the test moves. */
export async function openJobStore(): Promise<JobStore> {
  const database = await createDatabase("runtime");
  const store = await openStore(database.url);
  const workers: Worker[] = [];
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await store.close();
    await database.drop();
  });
  const clock = createTestClock();
  const log = pino({ level: "silent" });
  return {
    url: database.url,
    store,
    clock,
    queue: createJobQueue(store, clock, createIdSource(clock)),
    work: (kinds, concurrency = 8, speed = 1) => {
      const outcomes: string[] = [];
      const observe = (kind: string, outcome: JobOutcome): void => void outcomes.push(`${kind} ${outcome}`);
      const ownClock = Object.assign(() => clock(), { speed });
      const worker = startWorker({ store, kinds, clock: ownClock, log, concurrency, observe, random: () => 0 });
      workers.push(worker);
      return { ...worker, outcomes };
    },
  };
}
