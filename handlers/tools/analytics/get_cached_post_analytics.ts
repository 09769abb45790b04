import type { GetCachedPostAnalyticsHandler } from "../../../generated/tools/analytics/get_cached_post_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostAnalyticsItem } from "../../detail/analytics-items.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listStoredPostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_cached_post_analytics: GetCachedPostAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { post_ids, since, sort, detail } = input;
  if (post_ids) await context.network.content.requireOwn(post_ids);
  const { data, ...page } = await paginateFiltered(context, input, { post_ids, since }, (filters, request) => {
    const query = { postIds: filters.post_ids ?? null, publishedSince: epochMs(filters.since), sort };
    return listStoredPostAnalytics(context, query, request);
  });
  return { data: data.map((analytics) => toPostAnalyticsItem(analytics, detail)), ...page };
};
