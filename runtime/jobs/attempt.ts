import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Store } from "../store/store.ts";
import type { JobRow } from "../store/tables.ts";
import { backoffMs } from "./backoff.ts";
import type { Completions } from "./completions.ts";
import { deleteClaimed, lockClaimed, updateClaimed } from "./job-rows.ts";
import { LeaseLostError, type JobKind, type RunningJob } from "./job.ts";

export type JobOutcome = "completed" | "retried" | "dead" | "lost";

export interface AttemptOptions {
  readonly store: Store;
  readonly kinds: Readonly<Record<string, JobKind>>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly observe: (kind: string, outcome: JobOutcome) => void;
  readonly random?: () => number;
}

const defaultMaxAttempts = 10;
const maxErrorLength = 2_000;

/** Runs one attempt and records its result. */
export async function runAttempt(
  options: AttemptOptions,
  completions: Completions,
  job: JobRow,
  signal: AbortSignal,
): Promise<void> {
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
    // Unlike in `complete`, the job is deleted last, to avoid a deadlock: once it is deleted, a transaction that enqueues the
    // same job waits for this one to end, and may hold locks that `work` needs.
    completeOrRepeat: async (work) => {
      await store.transaction(async (tx) => {
        await lockClaimed(tx, store.dialect, job);
        const again = await work(tx);
        await (again === false ? finish(options, kind, job, tx) : repeat(options, job, again, tx));
      });
      result.isRecorded = true;
    },
  };
  try {
    if (job.attempts > maxAttemptsOf(kind))
      throw new Error(`the worker stopped during the last of ${job.attempts - 1} attempts`);
    await kind.run(running);
    if (!result.isRecorded) {
      if (kind.everyMs === undefined) await completions.add(job);
      else await running.complete(async () => undefined);
    }
    observe(job.kind, "completed");
  } catch (error) {
    if (result.isRecorded || error instanceof LeaseLostError || signal.aborted) {
      if (!(error instanceof LeaseLostError))
        log.error(
          { err: error, job: job.id, kind: job.kind },
          result.isRecorded ? "job threw an error after it was completed" : "job threw an error after it was aborted",
        );
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
async function finish(
  { clock }: AttemptOptions,
  { everyMs }: JobKind,
  job: JobRow,
  tx: Store["writer"],
): Promise<void> {
  if (everyMs === undefined) return deleteClaimed(tx, job);
  const next = { due_at: clock() + everyMs, claimed_at: null, attempts: 0, last_error: null };
  if (!(await updateClaimed(tx, job, next))) throw new LeaseLostError(job.id);
}

/** Makes a job due again, now or at the given time, as if it had just been enqueued. */
async function repeat(
  { clock }: AttemptOptions,
  job: JobRow,
  again: true | number,
  tx: Store["writer"],
): Promise<void> {
  const fence = job.fence + 1; // this worker must not renew the lease that it has given up
  const dueAt = again === true ? clock() : again;
  const next = { due_at: dueAt, claimed_at: null, attempts: 0, last_error: null, fence };
  if (!(await updateClaimed(tx, job, next))) throw new LeaseLostError(job.id);
}

/** Schedules the next attempt, or marks the job as dead after the last one. */
async function fail(options: AttemptOptions, kind: JobKind, job: JobRow, error: unknown): Promise<JobOutcome> {
  const { store, clock, random } = options;
  const isDead = job.attempts >= maxAttemptsOf(kind);
  const asked = error instanceof Failure ? (error.details.retryAfterSeconds ?? 0) * 1_000 : 0;
  const pauseMs = Math.min(kind.everyMs ?? Infinity, Math.max(asked, backoffMs(job.attempts, random)));
  const change = {
    due_at: isDead ? null : clock() + pauseMs,
    claimed_at: null,
    last_error: String(error).slice(0, maxErrorLength),
  };
  const isMine = await store.transaction(async (tx) => {
    const isUpdated = await updateClaimed(tx, job, change);
    if (isUpdated && isDead) await kind.onDead?.(tx, JSON.parse(job.payload));
    return isUpdated;
  });
  if (!isMine) return "lost";
  return isDead ? "dead" : "retried";
}
