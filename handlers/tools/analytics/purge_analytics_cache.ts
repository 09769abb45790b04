import type { PurgeAnalyticsCacheHandler } from "../../../generated/tools/analytics/purge_analytics_cache.ts";
import type { ServiceContext } from "../../context.ts";
import { purgePostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const purge_analytics_cache: PurgeAnalyticsCacheHandler<ServiceContext> = ({ until }, context) =>
  purgePostAnalytics(context, epochMs(until));
