// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepKind, CampaignVariantInput } from "../schemas.ts";

/** One step of the sequence. */
export interface CampaignStepInput {
  /** What to do. */
  kind: CampaignStepKind;
  /** Hours after the step before. */
  delay_hours?: number;
  /** Unmet: the step is skipped. */
  condition?: "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
  /** Longest wait for accepted or replied. */
  wait_hours?: number;
  /** For react. */
  reaction?: "like" | "celebrate" | "support" | "love" | "insightful" | "funny";
  /** Wordings for message and inmail; for invite the note, or none. */
  variants?: readonly CampaignVariantInput[];
}
