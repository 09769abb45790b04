import type { DeferredRecord } from "../write-behind/write-behind.ts";
import { Failure } from "../contract/failure.ts";

/** A call in progress. It is stopped when its time limit expires or its client disconnects; later results are ignored. */
export class RunningCall {
  #stoppedBy: Failure | null = null;
  #controller: AbortController | null = null;
  #reject: ((failure: Failure) => void) | null = null;
  /** Whether the cached accounts of the workspace are stale after the commit. */
  changedAccount = false;
  /** Whether cached keys and access tokens are stale after the commit. */
  changedKey = false;
  /** Whether the output contains a secret, so that its stored copy is encrypted. */
  hasSecretOutput = false;
  /** The deferred records of the last run of the handler; null if there are none. */
  deferred: DeferredRecord[] | null = null;

  clearDeferred(): void {
    this.deferred = null;
  }

  /** Aborted when the call is stopped. Created on first access. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#stoppedBy) this.#controller.abort(this.#stoppedBy);
    return this.#controller.signal;
  }

  stop(failure: Failure): void {
    if (this.#stoppedBy) return;
    this.#stoppedBy = failure;
    this.#controller?.abort(failure);
    this.#reject?.(failure);
  }

  /** @throws the failure that stopped the call. */
  throwIfStopped(): void {
    if (this.#stoppedBy) throw this.#stoppedBy;
  }

  /**
   * Marks the start of the transaction. From then on, stopping the call no longer rejects the pending `race`. It still rejects
   * a `race` that starts later, such as that of the handler.
   * @throws the failure that has stopped the call.
   */
  begin(): void {
    this.throwIfStopped();
    this.#reject = null;
  }

  /** Returns the result of `work`, or rejects with the failure that stops the call, without waiting for `work`. */
  race<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.throwIfStopped();
      this.#reject = reject;
      work().then(resolve, reject);
    });
  }
}

/** Maximum delay in stopping a call that exceeds its time limit, in milliseconds. */
const tickMs = 25;

/** The time limits of all running calls, checked by one timer. */
export class Deadlines {
  readonly #deadlines = new Map<RunningCall, number>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#check(performance.now()), tickMs);
    this.#timer.unref();
  }

  start(call: RunningCall, timeoutMs: number): void {
    this.#deadlines.set(call, performance.now() + timeoutMs);
  }

  end(call: RunningCall): void {
    this.#deadlines.delete(call);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(now: number): void {
    for (const [call, deadline] of this.#deadlines) if (deadline <= now) call.stop(new Failure("timed_out"));
  }
}
