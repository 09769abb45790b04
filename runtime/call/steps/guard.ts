import type { Clock } from "../../clock.ts";
import { Failure } from "../../contract/failure.ts";
import type { Metrics } from "../../metrics.ts";
import type { RemotePerformer } from "./step.ts";

export interface GuardOptions {
  /** Maximum number of concurrent requests of each account. Default: 2. */
  readonly maxConcurrent?: number;
  /** Maximum number of waiting requests of each account. Default: 16. */
  readonly maxQueued?: number;
  /** Consecutive failures after which the circuit opens. Default: 5. */
  readonly maxFailures?: number;
  /** How long an open circuit rejects all requests, in milliseconds. Then one request tests the network. Default: 30 s. */
  readonly openMs?: number;
}

/** Called when a network reports that an account is no longer connected to it. */
type OnDisconnected = (accountId: string) => Promise<void>;

export type Circuit = "closed" | "open" | "half-open";

/** The requests of one account: the number of active ones, and those that wait. */
interface RequestQueue {
  active: number;
  readonly waiting: (() => void)[];
}

const unavailable = (detail: string, retryAfterSeconds: number): Failure =>
  new Failure("network_unavailable", { detail, retryAfterSeconds });

/** The failure codes with which a connector reports that its network is not working. */
const networkCodes = new Set(["network_unavailable", "network_error"]);

const isNetworkFailure = (error: unknown): boolean => !(error instanceof Failure) || networkCodes.has(error.code);

/**
 * Protects a remote network and its callers: at most a few requests at a time for each account, with a bounded queue,
 * and a circuit that opens after consecutive failures. A rejected request throws `network_unavailable` and has not been
 * sent.
 */
export class Guard {
  readonly #clock: Clock;
  readonly #options: Required<GuardOptions>;
  readonly #onDisconnected: OnDisconnected;
  readonly #queues = new Map<string, RequestQueue>();
  #failures = 0;
  /** When the circuit opened; null if it is closed. */
  #openedAt: number | null = null;
  #isProbing = false;

  constructor(
    clock: Clock,
    { maxConcurrent = 2, maxQueued = 16, maxFailures = 5, openMs = 30_000 }: GuardOptions = {},
    onDisconnected: OnDisconnected = async () => undefined,
  ) {
    this.#clock = clock;
    this.#onDisconnected = onDisconnected;
    this.#options = { maxConcurrent, maxQueued, maxFailures, openMs };
  }

  /**
   * Runs a request of an account when it is its turn. @throws Failure `network_unavailable` if the request was not
   * sent, because the network fails, too many requests wait, or the signal was aborted while the request waited.
   */
  async run<Result>(accountId: string, signal: AbortSignal, request: () => Promise<Result>): Promise<Result> {
    this.#rejectIfOpen();
    const queue = this.#queueOf(accountId);
    if (queue.active >= this.#options.maxConcurrent) await this.#wait(queue, signal);
    else queue.active += 1;
    try {
      return await this.#attempt(request);
    } catch (error) {
      if (error instanceof Failure && error.code === "account_disconnected") await this.#onDisconnected(accountId);
      throw error;
    } finally {
      const next = queue.waiting.shift();
      if (next)
        next(); // takes the place of the ended request, so `active` is unchanged
      else if ((queue.active -= 1) === 0) this.#queues.delete(accountId);
    }
  }

  /** Returns a performer whose requests for an account pass through this guard. */
  protect<Act extends object, Receipt>(
    accountId: string,
    { perform, find, predict }: RemotePerformer<Act, Receipt>,
  ): RemotePerformer<Act, Receipt> {
    return {
      predict,
      perform: (act, options) => this.run(accountId, options.signal, () => perform(act, options)),
      ...(find && { find: (act, options) => this.run(accountId, options.signal, () => find(act, options)) }),
    };
  }

  get circuit(): Circuit {
    if (this.#openedAt === null) return "closed";
    return this.#clock() - this.#openedAt < this.#options.openMs ? "open" : "half-open";
  }

  get active(): number {
    return [...this.#queues.values()].reduce((sum, { active }) => sum + active, 0);
  }

  get queued(): number {
    return [...this.#queues.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  #queueOf(accountId: string): RequestQueue {
    let queue = this.#queues.get(accountId);
    if (!queue) this.#queues.set(accountId, (queue = { active: 0, waiting: [] }));
    return queue;
  }

  /** Waits until another request of the account ends, and takes the place of that request among the active ones. */
  #wait({ waiting }: RequestQueue, signal: AbortSignal): Promise<void> {
    if (waiting.length >= this.#options.maxQueued)
      throw unavailable("Too many requests of this account are waiting for the network.", 1);
    return new Promise((resolve, reject) => {
      const proceed = (): void => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(proceed), 1);
        reject(unavailable("The network was too busy to send the request in time.", 1));
      };
      waiting.push(proceed);
      if (signal.aborted) leave();
      else signal.addEventListener("abort", leave, { once: true });
    });
  }

  async #attempt<Result>(request: () => Promise<Result>): Promise<Result> {
    this.#rejectIfOpen(); // the circuit may have opened during the wait
    const isProbe = this.#openedAt !== null;
    if (isProbe) this.#isProbing = true;
    try {
      const result = await request();
      this.#close();
      return result;
    } catch (error) {
      if (isNetworkFailure(error)) this.#countFailure(isProbe);
      else this.#close();
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #rejectIfOpen(): void {
    if (this.#openedAt === null) return;
    const remainingMs = this.#openedAt + this.#options.openMs - this.#clock();
    if (remainingMs <= 0 && !this.#isProbing) return;
    throw unavailable("The network has failed repeatedly.", Math.max(1, Math.ceil(remainingMs / 1_000)));
  }

  #countFailure(isProbe: boolean): void {
    this.#failures += 1;
    if (isProbe || (this.#openedAt === null && this.#failures >= this.#options.maxFailures))
      this.#openedAt = this.#clock();
  }

  #close(): void {
    this.#failures = 0;
    this.#openedAt = null;
  }
}

/** Returns the guard of a network, and creates it on first use. Options are ignored if the guard exists. */
export type Guards = (network: string, options?: GuardOptions) => Guard;

/** Creates the guards of all networks, and adds gauges of them to the metrics. */
export function createGuards(metrics: Metrics, clock: Clock, onDisconnected?: OnDisconnected): Guards {
  const guards = new Map<string, Guard>();
  metrics.addGauge(
    "switchboard_network_requests",
    "Requests to networks by state: active or queued.",
    ["network", "state"],
    async () =>
      [...guards].flatMap(([network, { active, queued }]) => [
        { labels: { network, state: "active" }, value: active },
        { labels: { network, state: "queued" }, value: queued },
      ]),
  );
  metrics.addGauge(
    "switchboard_network_circuit_open",
    "Whether requests to a network are rejected because it has failed repeatedly.",
    ["network"],
    async () =>
      [...guards].map(([network, guard]) => ({ labels: { network }, value: guard.circuit === "open" ? 1 : 0 })),
  );
  return (network, options) => {
    const known = guards.get(network);
    if (known) return known;
    const guard = new Guard(clock, options, onDisconnected);
    guards.set(network, guard);
    return guard;
  };
}
