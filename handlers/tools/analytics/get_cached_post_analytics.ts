import type { GetCachedPostAnalyticsHandler } from "../../../generated/tools/analytics/get_cached_post_analytics.ts";
import { listPostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import { pageOf } from "../../paging/page-of.ts";

export const get_cached_post_analytics: GetCachedPostAnalyticsHandler<ServiceContext> = (input, context) => {
  const query = { postIds: input.post_ids ?? null, publishedSince: epochMs(input.since), sort: input.sort };
  return pageOf(context, input, (page) => listPostAnalytics(context, query, page));
};
