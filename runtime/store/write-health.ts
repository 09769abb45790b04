import type { Failure } from "../contract/failure.ts";

/** Minimum time between two probes of a store that rejects writes, in milliseconds. */
const probeMs = 1_000;

/** Stores why a write failed, until a probe or, on SQLite, a later commit succeeds. */
export class WriteHealth {
  readonly #probe: () => Promise<unknown>;
  #failure: Failure | null = null;
  #probedAt = -Infinity;

  /** @param probe writes something small; its success must be reported to `succeed`. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  fail(failure: Failure): void {
    this.#failure = failure;
  }

  succeed(): void {
    this.#failure = null;
  }

  /**
   * Checks that no failure is stored. If one is, probes the store at most once a second; the next call sees the result.
   * @throws Failure `store_unavailable` with the reason.
   */
  check(): void {
    if (this.#failure === null) return;
    const now = performance.now();
    if (now - this.#probedAt >= probeMs) {
      this.#probedAt = now;
      this.#probe().catch(() => undefined); // recorded by `fail`
    }
    throw this.#failure;
  }
}
