// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One step of the sequence; valid as input of upsert_campaign. */
export interface CampaignStep {
  kind: Schemas["CampaignStepKind"];
  /** Hours after the step before, or after enrolment. */
  delay_hours: number;
  condition: Schemas["CampaignStepCondition"];
  /** Longest wait, once due, for accepted or replied before the step is skipped; other conditions never wait. */
  wait_hours: number;
  /** For react steps alone. */
  reaction: Schemas["ReactionType"];
  /** Empty where nothing is written. */
  variants: Schemas["CampaignVariant"][];
}
