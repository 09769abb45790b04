import { sql, type Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/**
 * Synchronizes the token buckets of this node with those of other nodes. Adds the calls of this node to the shared
 * buckets in the store, and lowers the local buckets of the same principals to the shared level. Called once a second,
 * so that all nodes together exceed a plan by at most one second's calls, plus the difference of their clocks.
 */
export async function syncRateLimits(db: Kysely<RuntimeTables>, rateLimiter: RateLimiter, clock: Clock): Promise<void> {
  for (const [principalId, { plan, consumed }] of rateLimiter.drain()) {
    const { perMs, burst } = rateLimiter.rates(plan);
    const now = clock();
    // If the clock was set back, the bucket is neither refilled nor drained.
    const elapsedMs = sql<number>`case when sb_plan_use.updated_at < ${now} then ${now} - sb_plan_use.updated_at else 0 end`;
    const uncapped = sql<number>`(sb_plan_use.tokens + (${elapsedMs}) * ${sql.lit(perMs)})`;
    const refilled = sql<number>`case when ${uncapped} > ${sql.lit(burst)} then ${sql.lit(burst)} else ${uncapped} end`;
    const row = await db
      .insertInto("sb_plan_use")
      .values({ principal_id: principalId, tokens: burst - consumed, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column("principal_id")
          .doUpdateSet({ tokens: sql<number>`${refilled} - ${consumed}`, updated_at: now }),
      )
      .returning("tokens")
      .executeTakeFirstOrThrow();
    rateLimiter.adjust(principalId, row.tokens);
  }
}
