// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { StepVariants } from "../schemas.ts";

/** Comparison of a campaign's text variants, step by step. */
export interface VariantStats {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Name of the campaign. */
  campaign_name: string;
  /** Time of the metrics. */
  as_of: string;
  /** Steps with at least one variant. */
  steps: readonly StepVariants[];
}
