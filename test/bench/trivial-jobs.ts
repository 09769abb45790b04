import { pino } from "pino";
import { systemClock, type Store } from "../../runtime/index.ts";
import { startWorker, type Worker } from "../../runtime/jobs/worker.ts";

/** The kind of the jobs. */
export const trivialKind = "trivial";
const reportMs = 5;

/** Starts a worker for jobs without work, and reports the number of completed jobs every 5 milliseconds. */
export function runTrivialJobs(store: Store, concurrency: number, report: (completed: number) => void): Worker {
  let completed = 0;
  let reported = 0;
  const timer = setInterval(() => {
    if (completed > reported) report((reported = completed));
  }, reportMs);
  const worker = startWorker({
    store,
    kinds: { [trivialKind]: { run: async () => undefined } },
    clock: systemClock,
    log: pino({ level: "silent" }),
    concurrency,
    observe: (_kind, outcome) => {
      if (outcome === "completed") completed += 1;
    },
  });
  return {
    ...worker,
    stop: async (graceMs) => {
      clearInterval(timer);
      await worker.stop(graceMs);
    },
  };
}
