import type { JobKind } from "./job.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

/** Jobs that wait for other systems need little else, so many run at the same time. */
const outsidePlaces = 64;

/** Starts a worker for jobs that wait for other systems, and one for the other jobs. */
export function startWorkers(options: WorkerOptions): Worker {
  const lanes = [false, true].flatMap((isOutside) => {
    const kinds = Object.entries(options.kinds).filter(([, { waitsOutside = false }]) => waitsOutside === isOutside);
    if (kinds.length === 0) return [];
    const concurrency = isOutside ? outsidePlaces : options.concurrency;
    return [startWorker({ ...options, kinds: Object.fromEntries<JobKind>(kinds), concurrency })];
  });
  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    stop: async (graceMs) => void (await Promise.all(lanes.map((lane) => lane.stop(graceMs)))),
  };
}
