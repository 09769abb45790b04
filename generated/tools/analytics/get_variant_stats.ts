// Generated from spec/tools/analytics/get_variant_stats.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { VariantStats } from "../../schemas.ts";

/** Arguments of `get_variant_stats`, validated, without `account_id` and `preview`. */
export interface GetVariantStatsInput {
  /** Campaign to read. */
  campaign_id: string;
  /** Only this step, counted from 1. */
  step?: number;
}

/** Failures of `get_variant_stats` that a caller can act on. */
export type GetVariantStatsErrorCode = CommonErrorCode;

/**
 * Get variant stats: Compare the message variants of a campaign with sent, accepted, replied, rates, intervals and a
 * verdict.
 */
export type GetVariantStatsHandler<Context> = (input: GetVariantStatsInput, context: Context) => Promise<VariantStats>;
