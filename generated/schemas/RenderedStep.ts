// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepCondition, CampaignStepKind } from "../schemas.ts";

/** What one lead would receive in one step. */
export interface RenderedStep {
  step: number;
  kind: CampaignStepKind;
  /** Variant from 1, as the launch would deal it; null: the step has none. */
  variant: number | null;
  variant_name: string | null;
  condition: CampaignStepCondition;
  subject: string | null;
  /** Text with the variables filled in; null: nothing is written. */
  text: string | null;
  /** Code points of text. */
  length: number | null;
  /** Most code points that the kind allows; null: nothing is written. */
  length_limit: number | null;
  /** Variables that this lead has no value for. */
  empty_variables: readonly string[];
}
