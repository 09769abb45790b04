// Generated from spec/tools/analytics/get_variant_stats.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { VariantStats } from "../../schemas.ts";

/** The validated arguments of `get_variant_stats`, without `account_id` and `preview`. */
export interface GetVariantStatsInput {
  /** Campaign to read. */
  campaign_id: string;
  /** Only this step, counted from 1. */
  step?: number;
}

/** The error codes that `get_variant_stats` can return. */
export type GetVariantStatsErrorCode = CommonErrorCode;

/**
 * Get variant stats: Compare campaign message variants: sent, accepted, replied, rates, confidence intervals, verdict.
 */
export type GetVariantStatsHandler<Context> = (
  input: GetVariantStatsInput,
  context: Context,
) => Promise<VariantStats>;

/** The data of `get_variant_stats` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_variant_stats",
    title: "Get variant stats",
    description: "Compare campaign message variants: sent, accepted, replied, rates, confidence intervals, verdict.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "step", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "A/B test results",
      "which message variant wins",
      "which wording, text, opener or version works best, A or B",
      "compare two versions of a step, split test",
      "which text got more answers and replies",
      "is the difference significant",
      "statistics, numbers, figures, metrics, performance, traction, success, how well",
      "which opening line, subject or call to action converts better, experiment, winner",
      "better version of a note, statistical significance",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/variants",
      tool: "get_variant_stats",
      operationId: "get_variant_stats",
      pathParameters: ["campaign_id"],
      queryParameters: ["step", "account_id"],
      parameterTypes: { step: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
