// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/**
 * Enrolled leads by stage; the stages add up to total. update_campaign_lead can also set the stages replied, completed
 * and stopped, which ends the sequence, and continue an ended sequence.
 */
export interface CampaignLeadCounts {
  /** Leads enrolled so far. */
  total: number;
  /** No step executed or skipped yet. */
  pending: number;
  /** A step was executed or skipped, and another one follows. */
  in_progress: number;
  /** A reply ended the sequence, or came after its last step in a campaign that stops on replies. */
  replied: number;
  /** All steps done or skipped. */
  completed: number;
  /** Ended for another reason, such as another stop rule, an exclusion, a removed connection or a manual stop. */
  stopped: number;
  /** Ended by a failure that retries did not resolve. */
  failed: number;
}
