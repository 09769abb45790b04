// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Rate } from "../schemas.ts";

/** Comparison with the account's other posts of the 90 days before fetched_at. */
export interface PostBenchmark {
  /** Number of posts compared with. */
  sample_size: number;
  /** Median of the impressions. */
  median_impressions: number;
  median_engagement_rate: Rate;
  /** The post's impressions divided by the median, two decimals; null if the median is 0. */
  impressions_ratio: number | null;
}
