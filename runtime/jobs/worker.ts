import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Store } from "../store/store.ts";
import type { JobRow } from "../store/tables.ts";
import { backoffMs } from "./backoff.ts";
import { jobsChannel } from "./job-queue.ts";
import { claimJobs, deleteClaimed, nextDueTime, renewLease, updateClaimed, type Claim } from "./job-rows.ts";
import { LeaseLostError, type JobKind, type RunningJob } from "./job.ts";

const defaultLeaseMs = 30_000;
/** The longest pause between two looks at the store, for other processes on the same SQLite file and for lost notifications. */
const pollMs = 1_000;
const defaultMaxAttempts = 10;
const maxErrorLength = 2_000;

export type JobOutcome = "completed" | "retried" | "dead" | "lost";

export interface WorkerOptions {
  readonly store: Store;
  readonly kinds: Readonly<Record<string, JobKind>>;
  readonly clock: Clock;
  readonly log: Logger;
  /** How many jobs run at the same time. */
  readonly concurrency: number;
  readonly observe: (kind: string, outcome: JobOutcome) => void;
  readonly random?: () => number;
  /** How long a worker that has stopped responding keeps its jobs. Default: 30 s. Leases are renewed three times as often. */
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

/** Starts to run the jobs of the given kinds. Other kinds are left to workers that know them. */
export function startWorker(options: WorkerOptions): Worker {
  const { store, clock, log, concurrency, leaseMs = defaultLeaseMs } = options;
  const kinds = Object.keys(options.kinds);
  const running = new Map<string, Attempt>();
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

  /** Jobs are claimed in batches: only when at least half of the places are free. */
  const hasRoom = (): boolean => running.size <= concurrency / 2;

  /** Waits until somebody wakes the worker, at most for the given time. */
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

  async function loop(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        const due = hasRoom() ? await nextDueTime(store.reader, kinds) : null;
        const now = clock();
        if (due === null || due > now) {
          await pause(Math.min(pollMs, (due ?? Infinity) - now));
          continue;
        }
        const claim = { kinds, limit: concurrency - running.size, now, leaseMs };
        for (const job of await claimJobs(store.relaxedWriter, store.dialect, claim)) start(job);
      } catch (error) {
        log.error({ err: error }, "cannot claim jobs");
        await pause(pollMs);
      }
    }
  }

  function start(job: JobRow): void {
    const abort = new AbortController();
    const settled = runAttempt(options, job, abort.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, "cannot record the result of a job"))
      .finally(() => {
        running.delete(job.id);
        if (hasRoom()) wake();
      });
    running.set(job.id, { claim: job, abort, settled });
  }

  async function renewLeases(): Promise<void> {
    for (const { claim, abort } of running.values()) {
      try {
        if (!(await renewLease(store.relaxedWriter, claim, clock() + leaseMs)))
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
      const all = Promise.all([...running.values()].map(({ settled }) => settled));
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
      clearInterval(renewal);
      stopListening();
      for (const { claim, abort } of running.values()) {
        abort.abort(new LeaseLostError(claim.id));
        await updateClaimed(store.writer, claim, { due_at: clock(), claimed_at: null, fence: claim.fence + 1 });
      }
    },
  };
}

/** Runs one attempt and records its result. */
async function runAttempt(options: WorkerOptions, job: JobRow, signal: AbortSignal): Promise<void> {
  const { store, log, observe } = options;
  const kind = options.kinds[job.kind];
  if (!kind) throw new Error(`unknown kind of job "${job.kind}"`);
  const result = { isRecorded: false };
  const running: RunningJob = {
    id: job.id,
    payload: JSON.parse(job.payload),
    accountId: job.account_id,
    attempt: job.attempts,
    signal,
    complete: async (work) => {
      const value = await store.transaction(async (tx) => {
        await finish(options, kind, job, tx);
        return work(tx);
      });
      result.isRecorded = true;
      return value;
    },
  };
  try {
    if (job.attempts > maxAttemptsOf(kind))
      throw new Error(`the worker stopped during each of ${job.attempts - 1} attempts`);
    await kind.run(running);
    if (!result.isRecorded) await running.complete(async () => undefined);
    observe(job.kind, "completed");
  } catch (error) {
    if (result.isRecorded || error instanceof LeaseLostError || signal.aborted) {
      if (!(error instanceof LeaseLostError))
        log.error({ err: error, job: job.id, kind: job.kind }, "job failed after its end");
      observe(job.kind, result.isRecorded ? "completed" : "lost");
      return;
    }
    const outcome = await fail(options, kind, job, error);
    log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempts, outcome }, "job failed");
    observe(job.kind, outcome);
  }
}

const maxAttemptsOf = ({ everyMs, maxAttempts = defaultMaxAttempts }: JobKind): number =>
  everyMs === undefined ? maxAttempts : Infinity;

/** Deletes a completed job, or schedules its next run if it recurs. */
async function finish({ clock }: WorkerOptions, { everyMs }: JobKind, job: JobRow, tx: Store["writer"]): Promise<void> {
  if (everyMs === undefined) return deleteClaimed(tx, job);
  const next = { due_at: clock() + everyMs, claimed_at: null, attempts: 0, last_error: null };
  if (!(await updateClaimed(tx, job, next))) throw new LeaseLostError(job.id);
}

/** Schedules the next attempt, or marks the job as dead after the last one. */
async function fail(options: WorkerOptions, kind: JobKind, job: JobRow, error: unknown): Promise<JobOutcome> {
  const { store, clock, random } = options;
  const isDead = job.attempts >= maxAttemptsOf(kind);
  const asked = error instanceof Failure ? (error.details.retryAfterSeconds ?? 0) * 1_000 : 0;
  const pauseMs = Math.min(kind.everyMs ?? Infinity, Math.max(asked, backoffMs(job.attempts, random)));
  const isMine = await updateClaimed(store.writer, job, {
    due_at: isDead ? null : clock() + pauseMs,
    claimed_at: null,
    last_error: String(error).slice(0, maxErrorLength),
  });
  if (!isMine) return "lost";
  return isDead ? "dead" : "retried";
}
