// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Comparison of a campaign's text variants, step by step. */
export interface VariantStats {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Name of the campaign. */
  campaign_name: string;
  /** Time of the metrics. */
  as_of: string;
  /** Steps with at least one variant. */
  steps: Schemas["StepVariants"][];
}
