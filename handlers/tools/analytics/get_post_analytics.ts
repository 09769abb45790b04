import type { GetPostAnalyticsHandler } from "../../../generated/tools/analytics/get_post_analytics.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_post_analytics: GetPostAnalyticsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_post_analytics has no handler yet." });
};
