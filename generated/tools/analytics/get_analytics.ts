// Generated from spec/tools/analytics/get_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AnalyticsOverview } from "../../schemas.ts";

/** Arguments of `get_analytics`, validated, without `account_id` and `preview`. */
export interface GetAnalyticsInput {
  /** Days up to today. */
  period: "7d" | "30d" | "90d" | "365d";
  /** Add the period before, and the change. */
  compare: boolean;
}

/** Failures of `get_analytics` that a caller can act on. */
export type GetAnalyticsErrorCode = CommonErrorCode;

/**
 * Get analytics: One overview for a period: posts, reach, engagement, profile views, followers, outreach, each against
 * the period before.
 */
export type GetAnalyticsHandler<Context> = (
  input: GetAnalyticsInput,
  context: Context,
) => Promise<AnalyticsOverview>;

/** What the runtime knows of `get_analytics`. */
export const tool: ToolModule = {
  entry: {
    name: "get_analytics",
    title: "Get analytics",
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
      path: "/analytics",
      tool: "get_analytics",
      operationId: "get_analytics",
      pathParameters: [],
      queryParameters: ["period", "compare", "account_id"],
      parameterTypes: { compare: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_analytics",
    title: "Get analytics",
    description: "One overview for a period: posts, reach, engagement, profile views, followers, outreach, each against the period before.",
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
        compare: { type: "boolean", default: true, description: "Add the period before, and the change." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["period", "previous_period", "timezone", "content", "profile", "audience", "outreach", "top_posts"],
      properties: {
        period: { $ref: "#/$defs/AnalyticsPeriod" },
        previous_period: { anyOf: [{ $ref: "#/$defs/AnalyticsPeriod" }, { type: "null" }] },
        timezone: { type: "string" },
        content: {
          type: "object",
          required: [
            "posts_published",
            "impressions",
            "reactions",
            "comments",
            "reposts",
            "clicks",
            "engagements",
            "engagement_rate",
            "click_rate",
          ],
          properties: {
            posts_published: { $ref: "#/$defs/MetricChange" },
            impressions: { $ref: "#/$defs/MetricChange" },
            reactions: { $ref: "#/$defs/MetricChange" },
            comments: { $ref: "#/$defs/MetricChange" },
            reposts: { $ref: "#/$defs/MetricChange" },
            clicks: { $ref: "#/$defs/MetricChange" },
            engagements: { $ref: "#/$defs/MetricChange" },
            engagement_rate: { $ref: "#/$defs/RateChange" },
            click_rate: { $ref: "#/$defs/RateChange" },
          },
        },
        profile: {
          type: "object",
          required: ["profile_views", "named_viewers", "search_appearances"],
          properties: {
            profile_views: { $ref: "#/$defs/MetricChange" },
            named_viewers: { $ref: "#/$defs/MetricChange" },
            search_appearances: { $ref: "#/$defs/MetricChange" },
          },
        },
        audience: {
          type: "object",
          required: ["followers", "new_followers", "connections", "new_connections"],
          properties: {
            followers: { $ref: "#/$defs/MetricChange" },
            new_followers: { $ref: "#/$defs/MetricChange" },
            connections: { $ref: "#/$defs/MetricChange" },
            new_connections: { $ref: "#/$defs/MetricChange" },
          },
        },
        outreach: {
          type: "object",
          required: [
            "invitations_sent",
            "invitations_accepted",
            "acceptance_rate",
            "messages_sent",
            "conversations_written",
            "conversations_answered",
            "reply_rate",
          ],
          properties: {
            invitations_sent: { $ref: "#/$defs/MetricChange" },
            invitations_accepted: { $ref: "#/$defs/MetricChange" },
            acceptance_rate: { $ref: "#/$defs/RateChange" },
            messages_sent: { $ref: "#/$defs/MetricChange" },
            conversations_written: { $ref: "#/$defs/MetricChange" },
            conversations_answered: { $ref: "#/$defs/MetricChange" },
            reply_rate: { $ref: "#/$defs/RateChange" },
          },
        },
        top_posts: {
          type: "array",
          items: {
            type: "object",
            required: [
              "post_id",
              "url",
              "excerpt",
              "kind",
              "published_at",
              "impressions",
              "engagements",
              "engagement_rate",
            ],
            properties: {
              post_id: { type: "string" },
              url: { type: "string", format: "uri" },
              excerpt: { type: "string" },
              kind: { type: "string", enum: ["text", "image", "video", "document", "link", "poll", "repost"] },
              published_at: { type: "string", format: "date-time" },
              impressions: { type: "integer" },
              engagements: { type: "integer" },
              engagement_rate: { $ref: "#/$defs/Rate" },
            },
          },
        },
      },
      $defs: {
        AnalyticsPeriod: {
          type: "object",
          required: ["from", "to", "days"],
          properties: {
            from: { type: "string", format: "date" },
            to: { type: "string", format: "date" },
            days: { type: "integer" },
          },
        },
        MetricChange: {
          type: "object",
          required: ["value", "previous", "change_percent"],
          properties: {
            value: { type: "integer" },
            previous: { type: ["integer", "null"] },
            change_percent: { type: ["number", "null"] },
          },
        },
        Rate: { type: ["number", "null"] },
        RateChange: {
          type: "object",
          required: ["value", "previous", "change_points"],
          properties: {
            value: { $ref: "#/$defs/Rate" },
            previous: { $ref: "#/$defs/Rate" },
            change_points: { type: ["number", "null"] },
          },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
