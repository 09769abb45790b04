import type { GetAnalyticsHandler } from "../../../generated/tools/analytics/get_analytics.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_analytics: GetAnalyticsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_analytics has no handler yet." });
};
