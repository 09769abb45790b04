// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Enrolled leads by stage; the stages add up to total. */
export interface CampaignLeadCounts {
  /** Leads enrolled so far. */
  total: number;
  /** No step executed or skipped yet. */
  pending: number;
  /** Between two steps, or waiting for a condition. */
  in_progress: number;
  /** Sequence ended by a reply. */
  replied: number;
  /** All steps done or skipped. */
  completed: number;
  /** Ended by another stop rule, an exclusion, a block or manually. */
  stopped: number;
  /** Ended by a failure that retries did not resolve. */
  failed: number;
}
