import type { Account } from "../identity/accounts.ts";
import type { RateLimitState } from "../limits/rate-limiter.ts";
import type { CategoryUsage, CategoryWindows } from "../limits/safety.ts";
import { readUsage } from "../limits/usage-rows.ts";
import type { CallCountRow } from "../store/tables.ts";
import type { CallDetails } from "./call-details.ts";
import type { CallServices } from "./call-services.ts";

/** The limits of a call's account and caller, and their usage. */
export class CallLimits {
  readonly #services: CallServices;
  readonly #details: CallDetails;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** Returns the usage of all safety categories on the account's current day, in the order of the specification. */
  safety(): Promise<readonly CategoryUsage[]> {
    const { safety, clock } = this.#services;
    return safety.usage(this.#details.db, this.#details.account, clock());
  }

  /**
   * Returns the daily limit of a category at a time in epoch milliseconds (default: now), for an account (default: the
   * call's).
   */
  safetyLimit(
    category: string,
    atMs: number = this.#services.clock(),
    account: Account = this.#details.account,
  ): number {
    return this.#services.safety.limitOf(category, account, atMs);
  }

  /** Returns the weekly and monthly limits of the account by category, with the units that count toward them. */
  safetyWindows(): Promise<ReadonlyMap<string, CategoryWindows>> {
    const { safety, clock } = this.#services;
    return safety.windows(this.#details.db, this.#details.account, clock());
  }

  /** Returns the units that the account has consumed since a day (`YYYY-MM-DD`), by category and day. */
  async safetyHistory(since: string): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
    const used = await readUsage(this.#details.db, this.#details.account.id, { today: since, since });
    return new Map([...used].map(([category, { byDay }]) => [category, byDay]));
  }

  /** Returns the number of calls of the account by day, tool and surface, since a day (`YYYY-MM-DD`). */
  calls(since: string): Promise<CallCountRow[]> {
    return this.#services.callCounts.read(this.#details.db, this.#details.account.id, since);
  }

  rateLimit(): RateLimitState {
    const { id, plan } = this.#details.caller;
    return this.#services.rateLimiter.peek(id, plan);
  }
}
