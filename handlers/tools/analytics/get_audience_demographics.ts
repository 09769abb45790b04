import type { GetAudienceDemographicsHandler } from "../../../generated/tools/analytics/get_audience_demographics.ts";
import type { ServiceContext } from "../../context.ts";
import { spanOfPeriod, toPeriod } from "../../service/analytics/day-span.ts";
import { toSplit } from "../../service/analytics/split.ts";

export const get_audience_demographics: GetAudienceDemographicsHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const end = await network.analytics.end();
  const period = input.period ?? (input.of === "engagers" ? "90d" : null);
  const span = period && spanOfPeriod(end, account.timezone, period);
  const audience = await network.analytics.audience(input.of, span ?? { startMs: 0, endMs: end + 1 });
  return {
    of: input.of,
    period: span && toPeriod(span),
    size: audience.size,
    industries: toSplit(audience.industries),
    titles: toSplit(audience.titles),
    seniorities: toSplit(audience.seniorities),
    locations: toSplit(audience.locations),
    company_sizes: toSplit(audience.company_sizes),
  };
};
