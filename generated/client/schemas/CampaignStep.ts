// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One step of the sequence; valid as input of upsert_campaign. */
export interface CampaignStep {
  kind: Schemas["CampaignStepKind"];
  /** Hours after the previous step, or after enrollment. */
  delay_hours: number;
  condition: Schemas["CampaignStepCondition"];
  /**
   * How long a due step waits for its condition `accepted` or `replied` before it is skipped. Other conditions are
   * checked once.
   */
  wait_hours: number;
  /** Used only by react steps. */
  reaction: Schemas["ReactionType"];
  /** Empty if the step has no text. */
  variants: Schemas["CampaignVariant"][];
}
