import type { GetBestPostingTimesHandler } from "../../../generated/tools/analytics/get_best_posting_times.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { spanOfPeriod, toPeriod } from "../../service/analytics/day-span.ts";
import { describePostingTimes } from "../../service/analytics/describe-posting-times.ts";
import { readPostingTimes } from "../../service/analytics/posting-times.ts";
import { checkTimezone } from "../../service/settings/check-settings.ts";

export const get_best_posting_times: GetBestPostingTimesHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const timezone = input.timezone === undefined ? account.timezone : checkTimezone(input.timezone);
  const now = await network.analytics.end();
  const span = spanOfPeriod(now, timezone, input.period);
  const times = await readPostingTimes(network.analytics, span, { timezone, now });
  if (!times) throw new Failure("not_supported", { detail: "The engagement of the account's posts is unknown." });
  return { period: toPeriod(span), timezone, ...describePostingTimes(times, input.limit) };
};
