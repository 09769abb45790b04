import type { GetCachedPostAnalyticsHandler } from "../../../generated/tools/analytics/get_cached_post_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostAnalyticsItem } from "../../detail/analytics-items.ts";
import { paginate } from "../../paging/paginate.ts";
import { listStoredPostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_cached_post_analytics: GetCachedPostAnalyticsHandler<ServiceContext> = async (input, context) => {
  if (input.post_ids) await context.network.content.requireOwn(input.post_ids);
  const query = { postIds: input.post_ids ?? null, publishedSince: epochMs(input.since), sort: input.sort };
  const { data, next_cursor } = await paginate(context, input, (page) => listStoredPostAnalytics(context, query, page));
  return { data: data.map((analytics) => toPostAnalyticsItem(analytics, input.detail)), next_cursor };
};
