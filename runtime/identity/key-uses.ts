import type { Store } from "../store/store.ts";
import { grantIdPrefix } from "./grants.ts";

/** The precision of the stored time of the last use, in milliseconds. */
const precisionMs = 60_000;
/**
 * Maximum number of keys whose last stored use is remembered. Beyond it, all are forgotten, so the next use of each is
 * stored.
 */
const maxRemembered = 10_000;

/** Collects the times at which keys and grants are used, and stores the last use of each at most once a minute. */
export class KeyUses {
  readonly #used = new Map<string, number>();
  readonly #stored = new Map<string, number>();

  /** Records a use in memory. Called for each request. */
  add(id: string, now: number): void {
    this.#used.set(id, now);
  }

  /** Stores the recorded uses, without waiting for the disk. */
  async flush({ relaxedWriter }: Pick<Store, "relaxedWriter">): Promise<void> {
    if (this.#used.size === 0) return;
    const used = [...this.#used].filter(
      ([id, at]) => Math.abs(at - (this.#stored.get(id) ?? -Infinity)) >= precisionMs,
    );
    this.#used.clear();
    if (this.#stored.size > maxRemembered) this.#stored.clear();
    for (const [index, [id, at]] of used.entries()) {
      const table = id.startsWith(grantIdPrefix) ? "sb_oauth_grants" : "sb_keys";
      try {
        await relaxedWriter.updateTable(table).set({ last_used_at: at }).where("id", "=", id).execute();
      } catch (error) {
        for (const [lost, time] of used.slice(index)) if (!this.#used.has(lost)) this.#used.set(lost, time);
        throw error;
      }
      this.#stored.set(id, at);
    }
  }
}
