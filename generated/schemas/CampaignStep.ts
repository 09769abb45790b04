// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepCondition, CampaignStepKind, CampaignVariant, ReactionType } from "../schemas.ts";

/** One step of the sequence; valid as input of upsert_campaign. */
export interface CampaignStep {
  kind: CampaignStepKind;
  /** Hours after the step before, or after enrolment. */
  delay_hours: number;
  condition: CampaignStepCondition;
  /** Longest wait, once due, for accepted or replied before the step is skipped; other conditions never wait. */
  wait_hours: number;
  /** For react steps alone. */
  reaction: ReactionType;
  /** Empty where nothing is written. */
  variants: readonly CampaignVariant[];
}
