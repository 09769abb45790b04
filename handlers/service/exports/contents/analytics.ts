import { summarizeActivity } from "../../analytics/activity.ts";
import { type PeriodName, spanOfPeriod } from "../../analytics/day-span.ts";
import type { ExportContent } from "./export-content.ts";

/**
 * The metrics of a period: its counts as in get_analytics, and the activity of each day. Some names occur in both with
 * different meanings. Each row contains its interval, because `from` and `to` of a period of one day are those of the day.
 * Unknown metrics are omitted.
 */
export const analytics: ExportContent<{ readonly period: PeriodName }> = {
  columns: ["interval", "from", "to", "metric", "value"],
  async *rows({ network, account: { timezone } }, { period }) {
    const span = spanOfPeriod(await network.analytics.end(), timezone, period);
    const totals = await network.analytics.counts(span);
    for (const [metric, value] of Object.entries(totals) as [string, number | null][])
      if (value !== null) yield { interval: "period", from: span.from, to: span.to, metric, value };
    const { series } = summarizeActivity(await network.analytics.activity(span), span, { timezone, interval: "day" });
    for (const { from, to, counts } of series)
      for (const [metric, value] of Object.entries(counts) as [string, number | null][])
        if (value !== null) yield { interval: "day", from, to, metric, value };
  },
};
