// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepKind, Rate } from "../schemas.ts";

/** Results of one step so far. */
export interface CampaignStepStats {
  /** Place in the sequence, from 1. */
  step: number;
  kind: CampaignStepKind;
  /** Leads for whom the step was carried out. */
  done: number;
  /** Condition unmet or nothing to act on. */
  skipped: number;
  failed: number;
  /** Leads who accepted; null: no invitation step. */
  accepted: number | null;
  /** accepted of done. */
  acceptance_rate: Rate;
  /** Leads whose first reply came after this step, before the next that writes. */
  replied: number;
  /** replied of done. */
  reply_rate: Rate;
}
