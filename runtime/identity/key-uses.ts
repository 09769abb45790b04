import type { Store } from "../store/store.ts";
import { grantIdPrefix } from "./grants.ts";

/** How precisely the time of the last use is stored, in milliseconds. */
const precisionMs = 60_000;
/** Keys whose last stored use is remembered; of others, it is stored again. */
const maxRemembered = 10_000;

/** Collects when keys and grants are used, and stores it once a minute for each. */
export class KeyUses {
  readonly #used = new Map<string, number>();
  readonly #stored = new Map<string, number>();

  /** Notes a use; called at each request. */
  add(id: string, now: number): void {
    this.#used.set(id, now);
  }

  /** Stores the noted uses, without waiting for the disk. */
  async flush({ relaxedWriter }: Pick<Store, "relaxedWriter">): Promise<void> {
    if (this.#used.size === 0) return;
    const used = [...this.#used].filter(
      ([id, at]) => Math.abs(at - (this.#stored.get(id) ?? -Infinity)) >= precisionMs,
    );
    this.#used.clear();
    if (this.#stored.size > maxRemembered) this.#stored.clear();
    for (const [id, at] of used) {
      this.#stored.set(id, at);
      const table = id.startsWith(grantIdPrefix) ? "sb_oauth_grants" : "sb_keys";
      await relaxedWriter.updateTable(table).set({ last_used_at: at }).where("id", "=", id).execute();
    }
  }
}
