import { sql, type Kysely } from "kysely";
import { calendarDay } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { AccountChanges } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** What the change needs of its call. */
export interface TimezoneCall {
  /** The call's transaction. */
  readonly db: Kysely<RuntimeTables>;
  readonly account: { readonly id: string };
  readonly updateAccount: (changes: AccountChanges) => Promise<void>;
}

export interface TimezoneChange {
  /** IANA names. */
  readonly from: string;
  readonly to: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const dayMs = 86_400_000;

/**
 * Moves the call's account to another time zone, inside the call's transaction. Its daily limits follow the zone's calendar days, so
 * that what was spent today counts on the new zone's day too, and a zone is kept for a day: otherwise a row of changes would
 * fill the limits up again and again.
 * @throws Failure `conflict` with the time from which it can be changed again.
 */
export async function changeTimezone(
  { db, account: { id: accountId }, updateAccount }: TimezoneCall,
  { from, to, now }: TimezoneChange,
): Promise<void> {
  const account = await db
    .selectFrom("sb_accounts")
    .select("timezone_changed_at")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const changeableAt = (account.timezone_changed_at ?? -dayMs) + dayMs;
  if (changeableAt > now) {
    throw new Failure("conflict", {
      detail: `The time zone can be changed once in 24 hours, for the daily limits follow it; next from ${new Date(changeableAt).toISOString()}.`,
      hint: "Change the other settings now and the time zone later.",
    });
  }
  const spent = await db
    .selectFrom("sb_usage")
    .select(["category", "used"])
    .where("account_id", "=", accountId)
    .where("day", "=", calendarDay(now, from))
    .execute();
  const day = calendarDay(now, to);
  for (const { category, used } of spent) {
    const greater = sql<number>`case when sb_usage.used > ${used} then sb_usage.used else ${used} end`;
    await db
      .insertInto("sb_usage")
      .values({ account_id: accountId, category, day, used })
      .onConflict((conflict) => conflict.columns(["account_id", "category", "day"]).doUpdateSet({ used: greater }))
      .execute();
  }
  await updateAccount({ timezone: to, timezone_changed_at: now });
}
