// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The response times of a period. */
export interface ResponseTimes {
  responses: Schemas["MetricChange"];
  /** One decimal; null without responses. */
  median_hours: number | null;
  /** In the previous period; null without responses. */
  previous_median_hours: number | null;
  /** 90% took at most this long; null without responses. */
  p90_hours: number | null;
  /** Percentage of the responses. */
  within_24_hours: Schemas["RateChange"];
  /** At least 30 responses. */
  enough_data: boolean;
}
