// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One step of the sequence. */
export interface CampaignStepInput {
  /** Action. */
  kind: Schemas["CampaignStepKind"];
  /** Hours after the previous step. */
  delay_hours?: number;
  /** If unmet, the step is skipped. */
  condition?: "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
  /** Maximum wait for accepted or replied. */
  wait_hours?: number;
  /** Only for react. */
  reaction?: "like" | "celebrate" | "support" | "love" | "insightful" | "funny";
  /** Texts for message and inmail; for invite, the optional note. */
  variants?: Schemas["CampaignVariantInput"][];
}
