import { sql, type Kysely } from "kysely";
import { calendarDay, nextMidnight } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { Account } from "../identity/accounts.ts";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** Usage of one category on the account's current day. */
export interface CategoryUsage {
  readonly category: string;
  readonly title: string;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
}

export interface SafetyLimits {
  /** Returns the daily limit of the account: the lowest of the limits of the service, the account and the warm-up. */
  limitOf(category: string, account: Account, now: number): number;
  /**
   * Reserves units of a category on the account's current day, in one statement: all or none.
   * @throws Failure `safety_limit_reached` with category, limit, remaining and reset.
   */
  reserve(db: Kysely<RuntimeTables>, use: SafetyUse): Promise<void>;
  /** Releases reserved units of a call without an effect. */
  release(db: Kysely<RuntimeTables>, use: SafetyUse): Promise<void>;
  /** Returns the usage of all categories on the account's current day, in the order of the specification. */
  usage(db: Kysely<RuntimeTables>, account: Account, now: number): Promise<readonly CategoryUsage[]>;
}

export interface SafetyUse {
  readonly account: Account;
  readonly category: string;
  readonly units: number;
  /** Time of the call in epoch milliseconds; it determines the day on which the units count. */
  readonly now: number;
}

/** Daily limits per account and action category, counted in the store on the account's own calendar days. */
export function createSafetyLimits(surface: Surface): SafetyLimits {
  const { safety, warmUp } = surface.limits;
  const daily = new Map(safety.map((entry) => [entry.name, entry.daily]));

  function limitOf(category: string, account: Account, now: number): number {
    const ceiling = daily.get(category) ?? 0;
    const own = Math.min(ceiling, account.dailyLimits[category] ?? ceiling);
    if (!account.warmUp) return own;
    const progress = Math.max(0, now - account.warmUp.startedAt) / (account.warmUp.days * 86_400_000);
    if (progress >= 1) return own;
    const share = warmUp.startPercent / 100 + (1 - warmUp.startPercent / 100) * progress;
    return Math.min(own, Math.max(1, Math.floor(ceiling * share)));
  }

  async function usedOn(
    db: Kysely<RuntimeTables>,
    accountId: string,
    day: string,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .selectFrom("sb_usage")
      .select(["category", "used"])
      .where("account_id", "=", accountId)
      .where("day", "=", day)
      .execute();
    return new Map(rows.map((row) => [row.category, row.used]));
  }

  return {
    limitOf,
    reserve: async (db, { account, category, units, now }) => {
      const limit = limitOf(category, account, now);
      const day = calendarDay(now, account.timezone);
      const row =
        units > limit ? undefined : (await reserveUnits(db, { accountId: account.id, category, day, units, limit }))[0];
      if (row) return;
      const used = (await usedOn(db, account.id, day)).get(category) ?? 0;
      const resetAt = nextMidnight(now, account.timezone);
      throw new Failure("safety_limit_reached", {
        detail: `The daily limit of ${limit} for ${category} is reached: ${used} used, ${units} requested.`,
        retryAfterSeconds: Math.ceil((resetAt - now) / 1000),
        members: { category, limit, remaining: Math.max(0, limit - used), reset_at: new Date(resetAt).toISOString() },
      });
    },
    release: async (db, { account, category, units, now }) => {
      await db
        .updateTable("sb_usage")
        .set({ used: sql<number>`case when used > ${units} then used - ${units} else 0 end` })
        .where("account_id", "=", account.id)
        .where("category", "=", category)
        .where("day", "=", calendarDay(now, account.timezone))
        .execute();
    },
    usage: async (db, account, now) => {
      const used = await usedOn(db, account.id, calendarDay(now, account.timezone));
      return safety.map(({ name, title }) => {
        const limit = limitOf(name, account, now);
        const spent = used.get(name) ?? 0;
        return { category: name, title, limit, used: spent, remaining: Math.max(0, limit - spent) };
      });
    },
  };
}

interface Units {
  readonly accountId: string;
  readonly category: string;
  readonly day: string;
  readonly units: number;
  readonly limit: number;
}

/** Adds the units and returns the row; returns no row if they exceed the limit. */
const reserveUnits = prepare((db: Kysely<RuntimeTables>, value: ValueOf<Units>) =>
  db
    .insertInto("sb_usage")
    .values({ account_id: value("accountId"), category: value("category"), day: value("day"), used: value("units") })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "category", "day"])
        .doUpdateSet({ used: sql<number>`sb_usage.used + ${value("units")}` })
        .where(sql<boolean>`sb_usage.used + ${value("units")} <= ${value("limit")}`),
    )
    .returning("used"),
);
