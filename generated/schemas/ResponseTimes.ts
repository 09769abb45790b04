// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MetricChange, RateChange } from "../schemas.ts";

/** The response times of a period. */
export interface ResponseTimes {
  responses: MetricChange;
  /** One decimal; null without responses. */
  median_hours: number | null;
  /** In the previous period; null without responses. */
  previous_median_hours: number | null;
  /** 90% took at most this long; null without responses. */
  p90_hours: number | null;
  /** Percentage of the responses. */
  within_24_hours: RateChange;
  /** At least 30 responses. */
  enough_data: boolean;
}
