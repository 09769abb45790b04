// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepCondition, CampaignStepKind } from "../schemas.ts";

/** The text that one lead would receive in one step. */
export interface RenderedStep {
  /** Number of the step, from 1. */
  step: number;
  kind: CampaignStepKind;
  /** Variant, from 1, that the launch would assign; null if the step has none. */
  variant: number | null;
  /** Name of the variant. */
  variant_name: string | null;
  condition: CampaignStepCondition;
  /** Subject line. */
  subject: string | null;
  /** Text with the variables filled in; null if the step has no text. */
  text: string | null;
  /** Length of the text in code points. */
  length: number | null;
  /** Maximum code points for the kind; null if the step has no text. */
  length_limit: number | null;
  /** Variables without a value for this lead. */
  empty_variables: readonly string[];
}
