import type { Kysely } from "kysely";
import type { RuntimeTables } from "../store/tables.ts";

/** A job to enqueue. */
export interface NewJob {
  readonly kind: string;
  /** JSON. Refer to rows by id, because the job may run much later. */
  readonly payload: object;
  /** Prevents a second job of this kind with the same key while this one is waiting, running or dead. */
  readonly key?: string;
  readonly accountId?: string;
  /** Epoch milliseconds; default: now. */
  readonly runAt?: number;
}

/** How the jobs of one kind run. */
export interface JobKind {
  /**
   * Does the work of one attempt. A job may run more than once: effects in the store belong in `complete`, which
   * happens exactly once. If `run` returns without calling `complete`, the job is completed without effects, and deleted in a
   * batch with other such jobs; a recurring job is scheduled for its next run.
   * @throws any error to fail the attempt. A `Failure` with `retryAfterSeconds` delays the next attempt by at least
   *   that time. A recurring job is an exception: its next attempt is never delayed by more than `everyMs`.
   */
  readonly run: (job: RunningJob) => Promise<void>;
  /** The number of attempts after which the job is dead. Default: 10. Recurring jobs never die. */
  readonly maxAttempts?: number;
  /** Runs in the transaction that marks a job as dead. */
  readonly onDead?: (tx: Kysely<RuntimeTables>, payload: unknown) => Promise<void>;
  /** Runs one job of this kind at this interval, once per cluster. */
  readonly everyMs?: number;
  /**
   * Whether the job mostly waits for a system that this service does not control. A separate worker runs such jobs, so
   * that slow systems do not delay others.
   */
  readonly waitsForExternalSystem?: boolean;
}

/** One attempt of a job. */
export interface RunningJob {
  readonly id: string;
  readonly payload: unknown;
  readonly accountId: string | null;
  /** Starts at 1. */
  readonly attempt: number;
  /**
   * Aborts when another worker has taken over the job, when the job was cancelled, or when the worker stops and its
   * grace period is over.
   */
  readonly signal: AbortSignal;
  /**
   * Runs `work` and completes the job in the same transaction.
   * @throws LeaseLostError, with `work` rolled back, if another worker has taken over the job or it was cancelled.
   */
  complete<Result>(work: (tx: Kysely<RuntimeTables>) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in a transaction. If `work` returns false, the same transaction completes the job. Otherwise, it resets the
   * attempts of the job and makes the job due again: now for true, or at the returned time in epoch milliseconds.
   * @throws LeaseLostError as `complete` does.
   */
  completeOrRepeat(work: (tx: Kysely<RuntimeTables>) => Promise<boolean | number>): Promise<void>;
}

/** This worker no longer owns the job: its lease expired, or somebody cancelled it. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";

  constructor(id: string) {
    super(`the lease of job ${id} is lost`);
  }
}
