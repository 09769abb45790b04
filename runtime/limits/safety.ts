import type { Kysely } from "kysely";
import { addDays, calendarDay } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import { requireAccount } from "../store/account-rows.ts";
import type { Account } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";
import {
  addUnits,
  addUnitsInWindows,
  deleteUsageBefore,
  markReached,
  readUsage,
  subtractUnits,
  unlimited,
  type UsedUnits,
} from "./usage-rows.ts";
import {
  createWindows,
  firstDay,
  longestWindowDays,
  resetTime,
  usedIn,
  type LimitWindow,
  type UnitsByDay,
} from "./windows.ts";

/** Usage of one category on the account's current day, and in its longer windows. */
export interface CategoryUsage {
  readonly category: string;
  readonly title: string;
  /** The daily limit. */
  readonly limit: number;
  readonly used: number;
  /** The units that are still available under all limits. */
  readonly remaining: number;
  /** Omitted if the category has only a daily limit. */
  readonly windows?: readonly WindowUsage[];
}

export interface WindowUsage {
  readonly window: "weekly" | "monthly";
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** When a unit becomes available again, ISO 8601; null if none is used. */
  readonly resets_at: string | null;
}

/** The weekly and monthly limits of a category, with the units that count toward them. */
export interface CategoryWindows {
  readonly windows: readonly LimitWindow[];
  readonly used: UnitsByDay;
}

export interface SafetyLimits {
  /** Returns the daily limit of the account: the lowest of the limits of the service, the account and the warm-up. */
  limitOf(category: string, account: Account, now: number): number;
  /**
   * Reserves units of a category on the account's current day, in one statement: all or none.
   * @returns the limits that are used up after this reservation.
   * @throws Failure `safety_limit_reached` with category, window, limit, remaining and reset; `not_found` if the account
   *   has been removed.
   */
  reserve(db: Kysely<RuntimeTables>, use: SafetyUse): Promise<readonly ReachedLimit[]>;
  /**
   * Marks the reached limits as reported, and returns those that had not yet been reported on the account's current
   * day.
   */
  claim(tx: Kysely<RuntimeTables>, use: SafetyUse, reached: readonly ReachedLimit[]): Promise<readonly ReachedLimit[]>;
  /** Releases reserved units of a call without an effect. */
  release(db: Kysely<RuntimeTables>, use: SafetyUse): Promise<void>;
  /** Returns the usage of all categories on the account's current day, in the order of the specification. */
  usage(db: Kysely<RuntimeTables>, account: Account, now: number): Promise<readonly CategoryUsage[]>;
  /** Returns the categories that have weekly or monthly limits for the account. */
  windows(db: Kysely<RuntimeTables>, account: Account, now: number): Promise<ReadonlyMap<string, CategoryWindows>>;
  /** Deletes units that are no longer in any window. */
  deleteOld(db: Kysely<RuntimeTables>, now: number): Promise<void>;
}

/** A limit under which an account has no units left. */
export interface ReachedLimit {
  readonly window: LimitWindow["name"];
  readonly limit: number;
  /** When a unit becomes available again, in epoch milliseconds. */
  readonly resetAt: number;
}

export interface SafetyUse {
  readonly account: Account;
  readonly category: string;
  readonly units: number;
  /** Time of the call in epoch milliseconds; it determines the day that the units are added to. */
  readonly now: number;
}

const none: readonly never[] = [];
const nothing: UsedUnits = { today: 0, byDay: new Map() };

/**
 * Limits per account and safety category, counted in the store on the account's own calendar days. The account's own
 * limits and the warm-up change only the daily limits.
 */
export function createSafetyLimits({ limits }: Pick<Surface, "limits">): SafetyLimits {
  const { safety, warmUp } = limits;
  const ceilings = new Map(safety.map((entry) => [entry.name, entry.daily]));
  const windowsOf = createWindows(limits);

  function limitOf(category: string, account: Account, now: number): number {
    const ceiling = ceilings.get(category) ?? 0;
    const own = Math.min(ceiling, account.dailyLimits[category] ?? ceiling);
    if (!account.warmUp) return own;
    const progress = Math.max(0, now - account.warmUp.startedAt) / (account.warmUp.days * 86_400_000);
    if (progress >= 1) return own;
    const share = warmUp.startPercent / 100 + (1 - warmUp.startPercent / 100) * progress;
    return Math.min(own, Math.max(1, Math.floor(ceiling * share)));
  }

  /** Returns the limits that are reached afterward; null if a limit would be exceeded or the account does not exist. */
  async function add(
    db: Kysely<RuntimeTables>,
    use: SafetyUse,
    windows: readonly LimitWindow[],
  ): Promise<readonly ReachedLimit[] | null> {
    const { account, category, units, now } = use;
    const daily: LimitWindow = { name: "daily", days: 1, limit: limitOf(category, account, now) };
    const { limit } = daily;
    if (units > limit) return null;
    const day = calendarDay(now, account.timezone);
    const added = { accountId: account.id, category, day, units, limit };
    if (windows.length === 0) {
      const [row] = await addUnits(db, added);
      if (!row) return null;
      return row.used < limit ? none : [toReached(daily, nothing.byDay, use)];
    }
    const limitIn = (name: LimitWindow["name"]): number =>
      windows.find((window) => window.name === name)?.limit ?? unlimited;
    const [row] = await addUnitsInWindows(db, {
      ...added,
      weekStart: firstDay({ days: 7 }, day),
      weekly: limitIn("weekly"),
      monthStart: firstDay({ days: 30 }, day),
      monthly: limitIn("monthly"),
    });
    return row ? findReached(db, use, [daily, ...windows]) : null;
  }

  async function findReached(
    db: Kysely<RuntimeTables>,
    { account, category, now }: SafetyUse,
    windows: readonly LimitWindow[],
  ): Promise<readonly ReachedLimit[]> {
    const day = calendarDay(now, account.timezone);
    const { today, byDay } = (await readFor(db, account, day)).get(category) ?? nothing;
    return windows
      .filter((window) => (window.name === "daily" ? today : usedIn(window, byDay, day)) >= window.limit)
      .map((window) => toReached(window, byDay, { account, now }));
  }

  async function createFailure(
    db: Kysely<RuntimeTables>,
    { account, category, units, now }: SafetyUse,
    longer: readonly LimitWindow[],
  ): Promise<Failure> {
    const { timezone } = account;
    const today = calendarDay(now, timezone);
    const { today: usedToday, byDay } = (await readFor(db, account, today)).get(category) ?? nothing;
    const daily: LimitWindow = { name: "daily", days: 1, limit: limitOf(category, account, now) };
    const describe = (window: LimitWindow) => ({
      ...window,
      used: window === daily ? usedToday : usedIn(window, byDay, today),
      resetAt: resetTime(window, byDay, { units, now, timezone }),
    });
    const exceeded = [daily, ...longer]
      .map(describe)
      .filter(({ used, limit }) => used + units > limit)
      .sort((a, b) => b.resetAt - a.resetAt || b.days - a.days);
    // `exceeded` is empty if units have been released since the reservation failed.
    const { name, limit, used, resetAt } = exceeded[0] ?? describe(daily);
    return new Failure("safety_limit_reached", {
      detail: `The ${name} limit of ${limit} for ${category} is reached: ${used} used, ${units} requested.`,
      retryAfterSeconds: Math.ceil((resetAt - now) / 1000),
      members: {
        category,
        window: name,
        limit,
        remaining: Math.max(0, limit - used),
        reset_at: new Date(resetAt).toISOString(),
      },
    });
  }

  /** Reads the units of the account's longest window. */
  function readFor(db: Kysely<RuntimeTables>, account: Account, today: string) {
    const hasWindows = safety.some(({ name }) => windowsOf(name, account).length > 0);
    const since = hasWindows ? firstDay({ days: longestWindowDays }, today) : today;
    return readUsage(db, account.id, { today, since });
  }

  return {
    limitOf,
    reserve: async (db, use) => {
      const windows = windowsOf(use.category, use.account);
      const reached = await add(db, use, windows);
      if (reached) return reached;
      await requireAccount(db, use.account.id);
      throw await createFailure(db, use, windows);
    },
    claim: async (tx, { account, category, now }, reached) => {
      const day = { accountId: account.id, category, day: calendarDay(now, account.timezone) };
      const claimed: ReachedLimit[] = [];
      for (const limit of reached) if (await markReached(tx, day, limit.window)) claimed.push(limit);
      return claimed;
    },
    release: (db, { account, category, units, now }) =>
      subtractUnits(db, { accountId: account.id, category, day: calendarDay(now, account.timezone), units }),
    usage: async (db, account, now) => {
      const today = calendarDay(now, account.timezone);
      const used = await readFor(db, account, today);
      return safety.map(({ name, title }) => {
        const limit = limitOf(name, account, now);
        const { today: spent, byDay } = used.get(name) ?? nothing;
        const windows = windowsOf(name, account).map((window) => describeWindow(window, byDay, account, now));
        const remaining = Math.min(Math.max(0, limit - spent), ...windows.map((window) => window.remaining));
        const plain = { category: name, title, limit, used: spent, remaining };
        return windows.length === 0 ? plain : { ...plain, windows };
      });
    },
    windows: async (db, account, now) => {
      const limited = safety.map(({ name }) => [name, windowsOf(name, account)] as const);
      const windowed = limited.filter(([, windows]) => windows.length > 0);
      if (windowed.length === 0) return new Map();
      const used = await readFor(db, account, calendarDay(now, account.timezone));
      return new Map(windowed.map(([name, windows]) => [name, { windows, used: (used.get(name) ?? nothing).byDay }]));
    },
    // The current day of every time zone is at most one day before the current day of UTC.
    deleteOld: (db, now) => deleteUsageBefore(db, addDays(calendarDay(now, "UTC"), -longestWindowDays)),
  };
}

const toReached = (
  window: LimitWindow,
  byDay: UnitsByDay,
  { account: { timezone }, now }: Pick<SafetyUse, "account" | "now">,
): ReachedLimit => ({
  window: window.name,
  limit: window.limit,
  resetAt: resetTime(window, byDay, { units: 1, now, timezone }),
});

function describeWindow(window: LimitWindow, byDay: UnitsByDay, { timezone }: Account, now: number): WindowUsage {
  const used = usedIn(window, byDay, calendarDay(now, timezone));
  const remaining = Math.max(0, window.limit - used);
  const resetAt = used === 0 ? null : resetTime(window, byDay, { units: remaining + 1, now, timezone });
  return {
    window: window.name === "monthly" ? "monthly" : "weekly",
    limit: window.limit,
    used,
    remaining,
    resets_at: resetAt === null ? null : new Date(resetAt).toISOString(),
  };
}
