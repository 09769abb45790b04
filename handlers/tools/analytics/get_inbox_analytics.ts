import type { GetInboxAnalyticsHandler } from "../../../generated/tools/analytics/get_inbox_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";
import { describeInboxAnalytics } from "../../service/analytics/inbox.ts";
import { readConversationStates, snoozedIds } from "../../service/inbox/conversation-states.ts";

export const get_inbox_analytics: GetInboxAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const { timezone } = account;
  const now = await network.analytics.end();
  const span = spanOfPeriod(now, timezone, input.period);
  const hiddenIds = snoozedIds(await readConversationStates(context), context.now());
  return describeInboxAnalytics(network.analytics, span, { timezone, now, hiddenIds });
};
