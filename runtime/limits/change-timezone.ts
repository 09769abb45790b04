import { sql, type Kysely } from "kysely";
import { calendarDay } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { AccountChanges } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** The properties of a call's context that the change uses. */
export interface TimezoneCall {
  /** The call's transaction. */
  readonly db: Kysely<RuntimeTables>;
  readonly account: { readonly id: string };
  readonly accountChanges: { update(changes: AccountChanges): Promise<void> };
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
 * Changes the time zone of the call's account, in the call's transaction. Daily limits follow the calendar days of the
 * time zone. Therefore today's usage is copied to the new zone's day, and the time zone can be changed only once in 24
 * hours: repeated changes would otherwise reset the limits. Copied units are marked, because limits of several days must
 * not count them twice.
 * @throws Failure `conflict` with the time of the next possible change.
 */
export async function changeTimezone(
  { db, account: { id: accountId }, accountChanges }: TimezoneCall,
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
      detail: `The time zone can be changed once in 24 hours. The next change is possible from ${new Date(changeableAt).toISOString()}.`,
      hint: "Change the other settings now and the time zone later.",
    });
  }
  const usage = await db
    .selectFrom("sb_usage")
    .select(["category", "used"])
    .where("account_id", "=", accountId)
    .where("day", "=", calendarDay(now, from))
    .execute();
  const day = calendarDay(now, to);
  const copies = day === calendarDay(now, from) ? [] : usage;
  for (const { category, used } of copies) {
    await db
      .insertInto("sb_usage")
      .values({ account_id: accountId, category, day, used, copied: used })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "category", "day"])
          .doUpdateSet({ used, copied: sql<number>`sb_usage.copied + ${used} - sb_usage.used` })
          .where("sb_usage.used", "<", used),
      )
      .execute();
  }
  await accountChanges.update({ timezone: to, timezone_changed_at: now });
}
