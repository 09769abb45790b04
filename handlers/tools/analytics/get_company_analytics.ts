import type { GetCompanyAnalyticsHandler } from "../../../generated/tools/analytics/get_company_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCompany } from "../../service/analytics/company.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";

export const get_company_analytics: GetCompanyAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { timezone } = context.account;
  const span = spanOfPeriod(context.now(), timezone, input.period);
  return describeCompany(context.network, input.company_id, span, timezone);
};
