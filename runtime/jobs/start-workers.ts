import type { JobKind } from "./job.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

/** The number of jobs that wait for external systems at the same time; they use little CPU time. */
const maxExternalJobs = 64;

/** Starts a worker for jobs that wait for external systems, and one for all other jobs. */
export function startWorkers(options: WorkerOptions): Worker {
  const workers = [false, true].flatMap((isExternal) => {
    const kinds = Object.entries(options.kinds).filter(
      ([, { waitsForExternalSystem = false }]) => waitsForExternalSystem === isExternal,
    );
    if (kinds.length === 0) return [];
    const concurrency = isExternal ? maxExternalJobs : options.concurrency;
    return [startWorker({ ...options, kinds: Object.fromEntries<JobKind>(kinds), concurrency })];
  });
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async (graceMs) => void (await Promise.all(workers.map((worker) => worker.stop(graceMs)))),
  };
}
