import type { GetActivityAnalyticsHandler } from "../../../generated/tools/analytics/get_activity_analytics.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_activity_analytics: GetActivityAnalyticsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_activity_analytics has no handler yet." });
};
