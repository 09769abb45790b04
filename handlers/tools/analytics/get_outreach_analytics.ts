import type { GetOutreachAnalyticsHandler } from "../../../generated/tools/analytics/get_outreach_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { seriesInterval, spanOfPeriod } from "../../service/analytics/day-span.ts";
import { describeOutreach } from "../../service/analytics/outreach.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";

export const get_outreach_analytics: GetOutreachAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { timezone } = context.account;
  const campaign = input.campaign_id === undefined ? null : await readCampaign(context, input.campaign_id);
  const interval = seriesInterval(input, { maxDailyPoints: 7 });
  const span = spanOfPeriod(context.now(), timezone, input.period);
  return {
    timezone,
    interval,
    ...(await describeOutreach(context, span, { campaignId: campaign?.id ?? null, interval })),
  };
};
