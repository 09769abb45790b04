import type { GetPostAnalyticsHandler } from "../../../generated/tools/analytics/get_post_analytics.ts";
import { dropOldPostAnalytics, keepPostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import type { ServiceContext } from "../../context.ts";

export const get_post_analytics: GetPostAnalyticsHandler<ServiceContext> = async (input, context) => {
  const figures = await context.network.analytics.post(input.post_id);
  await keepPostAnalytics(context.db, context.account.id, figures);
  await dropOldPostAnalytics(context);
  return figures;
};
