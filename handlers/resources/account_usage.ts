import type { AccountUsageResourceHandler } from "../../generated/resources/account_usage.ts";
import { calendarDay, nextMidnight } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";
import { warmUpState } from "../service/settings/warm-up.ts";
import { isoTime } from "../time/iso-time.ts";

/** The account's usage of its limits today, as counted by the runtime. */
export const account_usage: AccountUsageResourceHandler<ServiceContext> = async (context) => {
  const { account, limits, now } = context;
  const plan = limits.plan();
  return {
    account_id: account.id,
    day: calendarDay(now(), account.timezone),
    timezone: account.timezone,
    resets_at: isoTime(nextMidnight(now(), account.timezone)),
    categories: [...(await limits.safety())],
    plan: {
      name: plan.policy,
      calls_per_minute: plan.perMinute,
      limit: plan.limit,
      window_seconds: plan.windowSeconds,
      remaining: plan.remaining,
      resets_in_seconds: plan.resetSeconds,
    },
    warm_up: warmUpState(context),
  };
};
