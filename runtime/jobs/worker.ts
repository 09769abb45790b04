import type { JobRow } from "../store/tables.ts";
import { runAttempt, type AttemptOptions } from "./attempt.ts";
import { Completions } from "./completions.ts";
import { jobsChannel } from "./job-queue.ts";
import { claimJobs, nextDueTime, renewLease, updateClaimed, type Claim } from "./job-rows.ts";
import { LeaseLostError } from "./job.ts";

const defaultLeaseMs = 30_000;
/** Maximum polling interval, for lost notifications. */
const pollMs = 1_000;

export interface WorkerOptions extends AttemptOptions {
  /** How many jobs run at the same time. */
  readonly concurrency: number;
  /**
   * How long a worker that has stopped responding keeps its jobs. Default: 30 s. Leases are renewed after a third of
   * this time.
   */
  readonly leaseMs?: number;
}

export interface Worker {
  /** Looks for due jobs now, for example after the clock of a test has moved. */
  wake(): void;
  /** Claims no more jobs, waits at most `graceMs` for the running ones, and releases the rest for other workers. */
  stop(graceMs?: number): Promise<void>;
}

interface Attempt {
  readonly claim: Claim;
  readonly abort: AbortController;
  readonly settled: Promise<void>;
}

/** Starts running jobs of the given kinds. Jobs of other kinds are left to workers that know them. */
export function startWorker(options: WorkerOptions): Worker {
  const { store, clock, log, concurrency, leaseMs = defaultLeaseMs } = options;
  const { speed = 1 } = clock;
  const kinds = Object.keys(options.kinds);
  /** A job may be in this set twice: after its lease has expired, the worker that lost it may claim it again. */
  const running = new Set<Attempt>();
  const completions = new Completions(store);
  let isStopping = false;
  let wakeUp: () => void = () => undefined;
  let isWoken = false;

  const wake = (): void => {
    isWoken = true;
    wakeUp();
  };
  const stopListening = store.listen(jobsChannel, wake);
  const renewal = setInterval(() => void renewLeases(), leaseMs / 3);
  renewal.unref();

  /**
   * Returns whether at most half of the permitted jobs are running. The worker claims only then, so that it claims in
   * batches.
   */
  const hasRoom = (): boolean => running.size <= concurrency / 2;

  /** Waits until the worker is woken, at most for the given time. */
  async function pause(ms: number): Promise<void> {
    if (isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wakeUp = () => undefined;
  }

  /** Claims due jobs. Returns whether there may be more. */
  async function claim(): Promise<boolean> {
    const limit = concurrency - running.size;
    const jobs = await claimJobs(store.relaxedWriter, store.dialect, {
      kinds,
      limit,
      now: clock(),
      leaseMs: leaseMs * speed,
    });
    for (const job of jobs) start(job);
    return jobs.length === limit;
  }

  async function loop(): Promise<void> {
    let hasMore = false; // after a full batch, the worker claims again without reading the due times
    while (!isStopping) {
      isWoken = false;
      try {
        const due = !hasRoom() ? null : hasMore ? -Infinity : await nextDueTime(store.reader, kinds);
        const now = clock();
        if (due === null || due > now) await pause(Math.min(pollMs, ((due ?? Infinity) - now) / speed));
        else hasMore = await claim();
      } catch (error) {
        hasMore = false;
        log.error({ err: error }, "cannot claim jobs");
        await pause(pollMs);
      }
    }
  }

  function start(job: JobRow): void {
    const abort = new AbortController();
    const settled = runAttempt(options, completions, job, abort.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, "cannot record the result of a job"))
      .finally(() => {
        running.delete(attempt);
        if (hasRoom()) wake();
      });
    const attempt: Attempt = { claim: job, abort, settled };
    running.add(attempt);
  }

  async function renewLeases(): Promise<void> {
    for (const { claim, abort } of running) {
      try {
        if (!(await renewLease(store.relaxedWriter, claim, clock() + leaseMs * speed)))
          abort.abort(new LeaseLostError(claim.id));
      } catch (error) {
        log.error({ err: error, job: claim.id }, "cannot renew the lease of a job");
      }
    }
  }

  const looping = loop();
  return {
    wake,
    stop: async (graceMs = 10_000) => {
      isStopping = true;
      wake();
      await looping;
      const all = Promise.all([...running].map(({ settled }) => settled));
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
      clearInterval(renewal);
      stopListening();
      for (const { claim, abort } of running) {
        abort.abort(new LeaseLostError(claim.id));
        await updateClaimed(store.writer, claim, { due_at: clock(), claimed_at: null, fence: claim.fence + 1 });
      }
    },
  };
}
