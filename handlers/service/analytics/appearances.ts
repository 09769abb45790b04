import type { SearchAppearances } from "../../../generated/schemas.ts";
import type { AnalyticsPort, DaySpan } from "../../network/port/analytics.ts";
import { daysIn, divideSpan, spanBefore, toPeriod, type SeriesInterval } from "./day-span.ts";
import { metricChange } from "./overview.ts";
import { toSplit } from "./split.ts";

/** Describes the account's search appearances in a span, by day or week. */
export async function describeAppearances(
  analytics: Pick<AnalyticsPort, "appearanceDays" | "appearances">,
  span: DaySpan,
  { timezone, interval }: { readonly timezone: string; readonly interval: SeriesInterval },
): Promise<Omit<SearchAppearances, "timezone" | "interval">> {
  const before = spanBefore(span, timezone);
  const days = await analytics.appearanceDays({ from: before.from, to: span.to });
  const count = (within: DaySpan): number => daysIn(within).reduce((sum, day) => sum + (days.get(day) ?? 0), 0);
  const splits = await analytics.appearances(span);
  return {
    period: toPeriod(span),
    previous_period: toPeriod(before),
    appearances: metricChange(count(span), count(before)),
    searcher_titles: toSplit(splits.searcher_title),
    searcher_companies: toSplit(splits.searcher_company),
    keywords: toSplit(splits.keyword),
    series: divideSpan(span, interval, timezone).map((point) => ({
      from: point.from,
      to: point.to,
      appearances: count(point),
    })),
  };
}
