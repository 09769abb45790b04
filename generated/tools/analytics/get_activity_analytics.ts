// Generated from spec/tools/analytics/get_activity_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ActivityAnalytics } from "../../schemas.ts";

/** Arguments of `get_activity_analytics`, validated, without `account_id` and `preview`. */
export interface GetActivityAnalyticsInput {
  /** Days up to today. */
  period: "7d" | "30d" | "90d" | "365d";
  /** Default: day up to 30d, else week. */
  interval?: "day" | "week";
}

/** Failures of `get_activity_analytics` that a caller can act on. */
export type GetActivityAnalyticsErrorCode = CommonErrorCode;

/** Get activity analytics: What the account did over time: posts, comments, reactions, messages, invitations. */
export type GetActivityAnalyticsHandler<Context> = (
  input: GetActivityAnalyticsInput,
  context: Context,
) => Promise<ActivityAnalytics>;

/** What the runtime knows of `get_activity_analytics`. */
export const tool: ToolModule = {
  entry: {
    name: "get_activity_analytics",
    title: "Get activity analytics",
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
      path: "/analytics/activity",
      tool: "get_activity_analytics",
      operationId: "get_activity_analytics",
      pathParameters: [],
      queryParameters: ["period", "interval", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_activity_analytics",
    title: "Get activity analytics",
    description: "What the account did over time: posts, comments, reactions, messages, invitations.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        period: {
          type: "string",
          enum: ["7d", "30d", "90d", "365d"],
          default: "30d",
          description: "Days up to today.",
        },
        interval: { type: "string", enum: ["day", "week"], description: "Default: day up to 30d, else week." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "period",
        "timezone",
        "interval",
        "totals",
        "active_days",
        "longest_pause_days",
        "busiest_weekday",
        "series",
      ],
      properties: {
        period: {
          type: "object",
          required: ["from", "to", "days"],
          properties: {
            from: { type: "string", format: "date" },
            to: { type: "string", format: "date" },
            days: { type: "integer" },
          },
        },
        timezone: { type: "string" },
        interval: { type: "string", enum: ["day", "week"] },
        totals: { $ref: "#/$defs/ActivityCounts" },
        active_days: { type: "integer" },
        longest_pause_days: { type: "integer" },
        busiest_weekday: {
          anyOf: [
            {
              type: "string",
              enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
            },
            { type: "null" },
          ],
        },
        series: {
          type: "array",
          items: {
            type: "object",
            required: ["from", "to", "counts"],
            properties: {
              from: { type: "string", format: "date" },
              to: { type: "string", format: "date" },
              counts: { $ref: "#/$defs/ActivityCounts" },
            },
          },
        },
      },
      $defs: {
        ActivityCounts: {
          type: "object",
          required: [
            "posts",
            "comments",
            "reactions",
            "messages_sent",
            "messages_received",
            "invitations_sent",
            "invitations_accepted",
            "new_connections",
          ],
          properties: {
            posts: { type: "integer" },
            comments: { type: "integer" },
            reactions: { type: "integer" },
            messages_sent: { type: "integer" },
            messages_received: { type: "integer" },
            invitations_sent: { type: "integer" },
            invitations_accepted: { type: "integer" },
            new_connections: { type: "integer" },
          },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
