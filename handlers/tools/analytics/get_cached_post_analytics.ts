import type { GetCachedPostAnalyticsHandler } from "../../../generated/tools/analytics/get_cached_post_analytics.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_cached_post_analytics: GetCachedPostAnalyticsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_cached_post_analytics has no handler yet." });
};
