// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Consecutive days without a post, at least as many as the usual interval between posts. */
export interface ContentGap {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Number of days. */
  days: number;
  /** Best time within the gap; null if the account has too few posts. */
  best_slot: Schemas["ContentSlot"] | null;
}
