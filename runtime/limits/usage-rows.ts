import { SqliteAdapter, sql, type Kysely } from "kysely";
import { keepingAccounts } from "../store/account-rows.ts";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { RuntimeTables } from "../store/tables.ts";

type Db = Kysely<RuntimeTables>;

/** Units of a category to add to a day. */
export interface NewUnits {
  readonly accountId: string;
  readonly category: string;
  readonly day: string;
  readonly units: number;
  /** The daily limit. */
  readonly limit: number;
}

/** The limits of longer windows; `unlimited` for a window without a limit. */
export interface NewUnitsInWindows extends NewUnits {
  readonly weekStart: string;
  readonly weekly: number;
  readonly monthStart: string;
  readonly monthly: number;
}

/** The maximum integer that the columns of both stores accept. */
export const unlimited = 2_147_483_647;

/**
 * Adds the units and returns the row; returns no row if they exceed the daily limit, or the account does not exist. The
 * caller must check that `units` itself does not exceed `limit`: the statement compares only if the day already has a row.
 */
export const addUnits = prepare((_db: Db, value: ValueOf<NewUnits>, dialect) => {
  const units = sql`cast(${value("units")} as integer)`;
  return sql<{ used: number }>`
    insert into sb_usage (account_id, category, day, used)
    select id, ${value("category")}, ${value("day")}, ${units} from sb_accounts
    where id = ${value("accountId")} ${keepingAccounts(dialect)}
    on conflict (account_id, category, day) do update set used = sb_usage.used + ${units}
      where sb_usage.used + ${units} <= cast(${value("limit")} as integer)
    returning used`;
});

/**
 * Adds the units and returns the row; returns no row if they exceed the daily limit or that of a longer window, or the
 * account does not exist. On PostgreSQL, calls of the same account and category are serialized by an advisory lock.
 * Without the lock, two calls at midnight could write rows of different days, ignore each other's uncommitted units and
 * exceed the limit of the window together. The caller must make the same check as for `addUnits`.
 */
export async function addUnitsInWindows(
  db: Db,
  units: NewUnitsInWindows,
): Promise<readonly { readonly used: number }[]> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return addIfFree(db, units);
  if (!db.isTransaction) return db.transaction().execute((tx) => addUnitsInWindows(tx, units));
  await lockUsage(db, { key: `${units.accountId} ${units.category}` });
  return addIfFree(db, units);
}

const lockUsage = prepare(
  (_db: Db, value: ValueOf<{ readonly key: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${value("key")}, 0))`,
);

const addIfFree = prepare((_db: Db, value: ValueOf<NewUnitsInWindows>, dialect) => {
  const units = sql`cast(${value("units")} as integer)`;
  const usedSince = (day: "weekStart" | "monthStart") => sql`(
    select coalesce(sum(used - copied), 0) from sb_usage
    where account_id = ${value("accountId")} and category = ${value("category")} and day >= ${value(day)})`;
  return sql<{ used: number }>`
    insert into sb_usage (account_id, category, day, used)
    select id, ${value("category")}, ${value("day")}, ${units} from sb_accounts
    where id = ${value("accountId")} and ${usedSince("weekStart")} + ${units} <= cast(${value("weekly")} as integer)
      and ${usedSince("monthStart")} + ${units} <= cast(${value("monthly")} as integer)
      ${keepingAccounts(dialect)}
    on conflict (account_id, category, day) do update set used = sb_usage.used + ${units}
      where sb_usage.used + ${units} <= cast(${value("limit")} as integer)
    returning used`;
});

/** The flag of each limit in `sb_usage.reached`. */
const reachedFlags = { daily: 1, weekly: 2, monthly: 4 } as const;

/** Records that a limit was reached on a day. Returns false if this has already been recorded. */
export async function markReached(
  db: Db,
  { accountId, category, day }: Pick<NewUnits, "accountId" | "category" | "day">,
  window: keyof typeof reachedFlags,
): Promise<boolean> {
  const flag = sql.lit(reachedFlags[window]);
  const { numUpdatedRows } = await db
    .updateTable("sb_usage")
    .set({ reached: sql<number>`reached + ${flag}` })
    .where("account_id", "=", accountId)
    .where("category", "=", category)
    .where("day", "=", day)
    .where(sql<boolean>`(reached & ${flag}) = 0`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Subtracts units from a day. */
export async function subtractUnits(db: Db, { accountId, category, day, units }: Omit<NewUnits, "limit">) {
  await db
    .updateTable("sb_usage")
    .set({ used: sql<number>`case when used > ${units} then used - ${units} else 0 end` })
    .where("account_id", "=", accountId)
    .where("category", "=", category)
    .where("day", "=", day)
    .execute();
}

/** The units that an account has consumed of one category. */
export interface UsedUnits {
  /** Units that count for the daily limit. */
  readonly today: number;
  /** Units by the day on which they were consumed. */
  readonly byDay: ReadonlyMap<string, number>;
}

/** Reads the units that an account has consumed since a day, by category. */
export async function readUsage(
  db: Db,
  accountId: string,
  { today, since }: { readonly today: string; readonly since: string },
): Promise<ReadonlyMap<string, UsedUnits>> {
  const rows = await db
    .selectFrom("sb_usage")
    .select(["category", "day", "used", "copied"])
    .where("account_id", "=", accountId)
    .where("day", ">=", since)
    .execute();
  const found = new Map<string, { today: number; byDay: Map<string, number> }>();
  for (const { category, day, used, copied } of rows) {
    const entry = found.get(category) ?? { today: 0, byDay: new Map() };
    found.set(category, entry);
    if (day === today) entry.today = used;
    entry.byDay.set(day, used - copied);
  }
  return found;
}

/** Deletes the units of the days before a day. */
export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("sb_usage").where("day", "<", day).execute();
}
