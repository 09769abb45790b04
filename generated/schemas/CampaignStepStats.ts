// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepKind, Rate } from "../schemas.ts";

/** Results of one step so far. */
export interface CampaignStepStats {
  /** Position in the sequence, from 1. */
  step: number;
  kind: CampaignStepKind;
  /** Leads for whom the step was executed. */
  done: number;
  /** Leads for whom the step was skipped; list_campaign_activity shows why. */
  skipped: number;
  /** Leads for whom the step failed. */
  failed: number;
  /** Leads who accepted; null unless the step is an invitation. */
  accepted: number | null;
  /** accepted divided by done. */
  acceptance_rate: Rate;
  /**
   * Leads whose first reply came when this was the last invitation, message or InMail sent to them; 0 for other kinds
   * of steps.
   */
  replied: number;
  /** replied divided by done. */
  reply_rate: Rate;
}
