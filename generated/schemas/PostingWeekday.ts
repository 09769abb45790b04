// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** One weekday. */
export interface PostingWeekday {
  weekday: Weekday;
  /** Sample size. */
  posts: number;
  /** Of these posts, one decimal; null without posts. */
  mean_engagements: number | null;
  /** One decimal. */
  expected_engagements: number;
}
