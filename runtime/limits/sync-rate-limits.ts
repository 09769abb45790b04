import { sql, type Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { PlanEntry } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/**
 * Synchronizes the token buckets of this node with those of other nodes. Adds the calls of this node to the shared
 * buckets in the store, and lowers the local buckets of the same principals to the shared level. Called once a second,
 * so that all nodes together exceed a plan by at most one second's calls, plus the difference of their clocks. While the
 * store fails, each node limits only its own calls; a later synchronization adds them to the shared buckets.
 */
export async function syncRateLimits(db: Kysely<RuntimeTables>, rateLimiter: RateLimiter, clock: Clock): Promise<void> {
  const drained = [...rateLimiter.drain()];
  for (const [index, [principalId, { plan, consumed }]] of drained.entries()) {
    try {
      const tokens = await consumeShared(db, principalId, { consumed, now: clock(), ...rateLimiter.rates(plan) });
      rateLimiter.adjust(principalId, tokens);
    } catch (error) {
      for (const [lost, use] of drained.slice(index)) rateLimiter.restore(lost, use.consumed);
      throw error;
    }
  }
}

interface Consumption {
  readonly consumed: number;
  readonly now: number;
  readonly perMs: number;
  readonly burst: number;
}

/** Consumes calls from the shared bucket of a principal, and returns its level. */
async function consumeShared(
  db: Kysely<RuntimeTables>,
  principalId: string,
  { consumed, now, perMs, burst }: Consumption,
): Promise<number> {
  // If the clock was set back, no time counts as elapsed: a negative refill would remove tokens.
  const elapsedMs = sql<number>`case when sb_plan_use.updated_at < ${now} then ${now} - sb_plan_use.updated_at else 0 end`;
  const uncapped = sql<number>`(sb_plan_use.tokens + (${elapsedMs}) * ${sql.lit(perMs)})`;
  const refilled = sql<number>`case when ${uncapped} > ${sql.lit(burst)} then ${sql.lit(burst)} else ${uncapped} end`;
  const { tokens } = await db
    .insertInto("sb_plan_use")
    .values({ principal_id: principalId, tokens: burst - consumed, updated_at: now })
    .onConflict((conflict) =>
      conflict.column("principal_id").doUpdateSet({ tokens: sql<number>`${refilled} - ${consumed}`, updated_at: now }),
    )
    .returning("tokens")
    .executeTakeFirstOrThrow();
  return tokens;
}

/** Deletes the shared buckets that have been full for a day: a principal without a bucket starts with a full one. */
export async function deleteFullBuckets(
  db: Kysely<RuntimeTables>,
  plans: readonly PlanEntry[],
  now: number,
): Promise<void> {
  const longestMs = Math.max(...plans.map(({ windowSeconds }) => windowSeconds)) * 1_000;
  await db
    .deleteFrom("sb_plan_use")
    .where("updated_at", "<=", now - longestMs - dayMs)
    .execute();
}

const dayMs = 86_400_000;
