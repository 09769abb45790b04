import { sql, type Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { PlanLimits } from "./plan.ts";

/**
 * Settles the plan buckets of this node with those of the others: what was taken here is booked in the store, and each
 * bucket is lowered to what is left in common. Called once a second, so that nodes together allow at most one second's
 * worth more than the plan, and what their clocks differ by.
 */
export async function sharePlanUse(db: Kysely<RuntimeTables>, plans: PlanLimits, clock: Clock): Promise<void> {
  for (const [principalId, { plan, taken }] of plans.drain()) {
    const { perMs, burst } = plans.rates(plan);
    const now = clock();
    // A clock that was set back has refilled nothing since then; nor does it take anything away.
    const elapsedMs = sql<number>`case when sb_plan_use.updated_at < ${now} then ${now} - sb_plan_use.updated_at else 0 end`;
    const grown = sql<number>`(sb_plan_use.tokens + (${elapsedMs}) * ${sql.lit(perMs)})`;
    const refilled = sql<number>`case when ${grown} > ${sql.lit(burst)} then ${sql.lit(burst)} else ${grown} end`;
    const row = await db
      .insertInto("sb_plan_use")
      .values({ principal_id: principalId, tokens: burst - taken, updated_at: now })
      .onConflict((conflict) =>
        conflict.column("principal_id").doUpdateSet({ tokens: sql<number>`${refilled} - ${taken}`, updated_at: now }),
      )
      .returning("tokens")
      .executeTakeFirstOrThrow();
    plans.adjust(principalId, row.tokens);
  }
}
