// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** One weekday. */
export interface PostingWeekday {
  weekday: Weekday;
  /** Sample size. */
  posts: number;
  /** Of these posts, one decimal; null without posts. */
  mean_engagements: number | null;
  /** mean_engagements, with small samples shrunk toward the mean of all posts; one decimal. */
  expected_engagements: number;
}
