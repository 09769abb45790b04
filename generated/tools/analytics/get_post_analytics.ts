// Generated from spec/tools/analytics/get_post_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PostAnalytics } from "../../schemas.ts";

/** Arguments of `get_post_analytics`, validated, without `account_id` and `preview`. */
export interface GetPostAnalyticsInput {
  /** Own post. */
  post_id: string;
}

/** Failures of `get_post_analytics` that a caller can act on. */
export type GetPostAnalyticsErrorCode = CommonErrorCode;

/** Get post analytics: Fetch the live figures of one post and refresh its cached copy. */
export type GetPostAnalyticsHandler<Context> = (
  input: GetPostAnalyticsInput,
  context: Context,
) => Promise<PostAnalytics>;

/** What the runtime knows of `get_post_analytics`. */
export const tool: ToolModule = {
  entry: {
    name: "get_post_analytics",
    title: "Get post analytics",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: true,
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
      path: "/posts/{post_id}/analytics",
      tool: "get_post_analytics",
      operationId: "get_post_analytics",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_post_analytics",
    title: "Get post analytics",
    description: "Fetch the live figures of one post and refresh its cached copy.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["post_id"],
      properties: {
        post_id: { type: "string", description: "Own post." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "post_id",
        "url",
        "excerpt",
        "kind",
        "published_at",
        "fetched_at",
        "impressions",
        "unique_viewers",
        "clicks",
        "click_rate",
        "reaction_count",
        "reactions",
        "comment_count",
        "repost_count",
        "engagements",
        "engagement_rate",
        "first_day_impressions",
        "peak_day",
        "benchmark",
        "days",
      ],
      properties: {
        post_id: { type: "string" },
        url: { type: "string", format: "uri" },
        excerpt: { type: "string" },
        kind: { type: "string", enum: ["text", "image", "video", "document", "link", "poll", "repost"] },
        published_at: { type: "string", format: "date-time" },
        fetched_at: { type: "string", format: "date-time" },
        impressions: { type: "integer" },
        unique_viewers: { type: "integer" },
        clicks: { type: "integer" },
        click_rate: { $ref: "#/$defs/Rate" },
        reaction_count: { type: "integer" },
        reactions: {
          type: "object",
          required: ["like", "celebrate", "support", "love", "insightful", "funny"],
          properties: {
            like: { type: "integer" },
            celebrate: { type: "integer" },
            support: { type: "integer" },
            love: { type: "integer" },
            insightful: { type: "integer" },
            funny: { type: "integer" },
          },
        },
        comment_count: { type: "integer" },
        repost_count: { type: "integer" },
        engagements: { type: "integer" },
        engagement_rate: { $ref: "#/$defs/Rate" },
        first_day_impressions: { type: "integer" },
        peak_day: { type: ["string", "null"], format: "date" },
        benchmark: {
          anyOf: [
            {
              type: "object",
              required: ["sample_size", "median_impressions", "median_engagement_rate", "impressions_ratio"],
              properties: {
                sample_size: { type: "integer" },
                median_impressions: { type: "number" },
                median_engagement_rate: { $ref: "#/$defs/Rate" },
                impressions_ratio: { type: ["number", "null"] },
              },
            },
            { type: "null" },
          ],
        },
        days: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["day", "impressions", "unique_viewers", "clicks", "reactions", "comments", "reposts"],
            properties: {
              day: { type: "string", format: "date" },
              impressions: { type: "integer" },
              unique_viewers: { type: "integer" },
              clicks: { type: "integer" },
              reactions: { type: "integer" },
              comments: { type: "integer" },
              reposts: { type: "integer" },
            },
          },
        },
      },
      $defs: { Rate: { type: ["number", "null"] } },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
