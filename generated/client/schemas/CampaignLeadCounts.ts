// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Enrolled leads by stage; the stages add up to total. */
export interface CampaignLeadCounts {
  /** Leads enrolled so far. */
  total: number;
  /** No step done yet. */
  pending: number;
  /** Between two steps, or waiting for a condition. */
  in_progress: number;
  /** Sequence ended by a reply. */
  replied: number;
  /** All steps done or skipped without a reply. */
  completed: number;
  /** Ended by another stop rule, an exclusion, a block or by hand. */
  stopped: number;
  /** Ended by a failure that no retry cured. */
  failed: number;
}
