import type { GetPostAnalyticsHandler } from "../../../generated/tools/analytics/get_post_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { storePostAnalytics } from "../../service/analytics/stored-post-analytics.ts";

export const get_post_analytics: GetPostAnalyticsHandler<ServiceContext> = async (input, context) => {
  const analytics = await context.network.analytics.post(input.post_id);
  await storePostAnalytics(context.db, context.account.id, analytics);
  return analytics;
};
