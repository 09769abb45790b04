import { Failure } from "../contract/failure.ts";

/** One call under way. It is stopped when its time is over or its client goes away; what it does after that is void. */
export class RunningCall {
  #stoppedBy: Failure | null = null;
  #controller: AbortController | null = null;
  #reject: ((failure: Failure) => void) | null = null;
  /** With its commit, what is remembered of its account is out of date. */
  changedAccount = false;

  /** For work that can be told to stop; made when it is asked for. */
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
   * What waited for its turn begins: from now on it is not given up by who waits for it.
   * @throws the failure that stopped the call meanwhile.
   */
  begin(): void {
    this.throwIfStopped();
    this.#reject = null;
  }

  /** The result of work, or the failure that stops the call before it is there; the work itself is not waited for then. */
  race<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.throwIfStopped();
      this.#reject = reject;
      work().then(resolve, reject);
    });
  }
}

/** How late a time limit may strike, in milliseconds. */
const tickMs = 25;

/** The time limits of all calls under way, watched by one timer. */
export class Deadlines {
  readonly #deadlines = new Map<RunningCall, number>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#strike(performance.now()), tickMs);
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

  #strike(now: number): void {
    for (const [call, deadline] of this.#deadlines) if (deadline <= now) call.stop(new Failure("timed_out"));
  }
}
