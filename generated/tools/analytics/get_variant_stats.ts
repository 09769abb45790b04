// Generated from spec/tools/analytics/get_variant_stats.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
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
export type GetVariantStatsHandler<Context> = (
  input: GetVariantStatsInput,
  context: Context,
) => Promise<VariantStats>;

/** What the runtime knows of `get_variant_stats`. */
export const tool: ToolModule = {
  entry: {
    name: "get_variant_stats",
    title: "Get variant stats",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: [],
    contents: null,
    errors: [
      "bad_request",
      "invalid_arguments",
      "invalid_cursor",
      "preview_not_supported",
      "unauthenticated",
      "out_of_scope",
      "origin_not_allowed",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "call_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "expectation_failed",
      "idempotency_mismatch",
      "rate_limited",
      "safety_limit_reached",
      "headers_too_large",
      "internal_error",
      "not_supported",
      "network_error",
      "network_unavailable",
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
  listed: {
    name: "get_variant_stats",
    title: "Get variant stats",
    description: "Compare the message variants of a campaign with sent, accepted, replied, rates, intervals and a verdict.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["campaign_id"],
      properties: {
        campaign_id: { type: "string", description: "Campaign to read." },
        step: { type: "integer", minimum: 1, maximum: 20, description: "Only this step, counted from 1." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["campaign_id", "campaign_name", "as_of", "steps"],
      properties: {
        campaign_id: { type: "string" },
        campaign_name: { type: "string" },
        as_of: { type: "string", format: "date-time" },
        steps: {
          type: "array",
          items: {
            type: "object",
            required: ["step", "kind", "variants", "comparison"],
            properties: {
              step: { type: "integer" },
              kind: { type: "string", enum: ["invite", "message", "inmail"] },
              variants: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "variant",
                    "name",
                    "weight",
                    "subject",
                    "text",
                    "sent",
                    "accepted",
                    "acceptance_rate",
                    "acceptance_interval",
                    "replied",
                    "reply_rate",
                    "reply_interval",
                  ],
                  properties: {
                    variant: { type: "integer" },
                    name: { type: "string" },
                    weight: { type: "integer" },
                    subject: { type: ["string", "null"] },
                    text: { type: "string" },
                    sent: { type: "integer" },
                    accepted: { type: ["integer", "null"] },
                    acceptance_rate: { $ref: "#/$defs/Rate" },
                    acceptance_interval: { anyOf: [{ $ref: "#/$defs/Interval" }, { type: "null" }] },
                    replied: { type: "integer" },
                    reply_rate: { $ref: "#/$defs/Rate" },
                    reply_interval: { anyOf: [{ $ref: "#/$defs/Interval" }, { type: "null" }] },
                  },
                },
              },
              comparison: {
                anyOf: [
                  {
                    type: "object",
                    required: [
                      "metric",
                      "best_variant",
                      "other_variant",
                      "difference_points",
                      "p_value",
                      "verdict",
                      "sends_needed",
                      "text",
                    ],
                    properties: {
                      metric: { type: "string", enum: ["accepted", "replied"] },
                      best_variant: { type: "integer" },
                      other_variant: { type: "integer" },
                      difference_points: { type: ["number", "null"] },
                      p_value: { type: ["number", "null"] },
                      verdict: { type: "string", enum: ["winner", "no_difference_yet", "too_few"] },
                      sends_needed: { type: ["integer", "null"] },
                      text: { type: "string" },
                    },
                  },
                  { type: "null" },
                ],
              },
            },
          },
        },
      },
      $defs: {
        Interval: {
          type: "object",
          required: ["low", "high"],
          properties: { low: { type: "number" }, high: { type: "number" } },
        },
        Rate: { type: ["number", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
};
