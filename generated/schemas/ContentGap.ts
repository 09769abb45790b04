// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ContentSlot } from "../schemas.ts";

/**
 * Consecutive days without a post, none of them in the past. Together with the days without a post just before them,
 * they last at least as long as the usual interval between posting days.
 */
export interface ContentGap {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Number of days. */
  days: number;
  /** Best time within the gap, at an hour in which the account has posted; null if no such time remains. */
  best_slot: ContentSlot | null;
}
