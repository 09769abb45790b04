// Generated from spec/tools/analytics/get_comment_reach.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CommentReachPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `get_comment_reach`, validated, without `account_id` and `preview`. */
export interface GetCommentReachInput {
  /** Age of the comments, newest first. */
  period: "7d" | "30d" | "90d";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_comment_reach` that a caller can act on. */
export type GetCommentReachErrorCode = CommonErrorCode;

/**
 * Get comment reach: Reach of the account's own comments: impressions, reactions, replies and profile views after each.
 */
export type GetCommentReachHandler<Context> = (
  input: GetCommentReachInput,
  context: Context,
) => Promise<CommentReachPage>;

/** What the runtime knows of `get_comment_reach`. */
export const tool: ToolModule = {
  entry: {
    name: "get_comment_reach",
    title: "Get comment reach",
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
      path: "/analytics/comments",
      tool: "get_comment_reach",
      operationId: "get_comment_reach",
      pathParameters: [],
      queryParameters: ["period", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_comment_reach",
    title: "Get comment reach",
    description: "Reach of the account's own comments: impressions, reactions, replies and profile views after each.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        period: {
          type: "string",
          enum: ["7d", "30d", "90d"],
          default: "30d",
          description: "Age of the comments, newest first.",
        },
        limit: { description: "Per page.", type: "integer", minimum: 1, maximum: 100, default: 25 },
        cursor: { description: "From next_cursor.", type: "string", minLength: 1 },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data", "next_cursor"],
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            required: [
              "comment_id",
              "parent_id",
              "text",
              "created_at",
              "post",
              "post_author",
              "hours_after_post",
              "impressions",
              "reactions",
              "replies",
              "answered_by_post_author",
              "profile_views",
            ],
            properties: {
              comment_id: { type: "string" },
              parent_id: { type: ["string", "null"] },
              text: { type: "string" },
              created_at: { type: "string", format: "date-time" },
              post: {
                type: "object",
                required: ["id", "excerpt", "created_at", "reaction_count", "comment_count", "repost_count", "url"],
                properties: {
                  id: { type: "string" },
                  excerpt: { type: "string" },
                  created_at: { type: "string", format: "date-time" },
                  reaction_count: { type: "integer" },
                  comment_count: { type: "integer" },
                  repost_count: { type: "integer" },
                  url: { type: "string", format: "uri" },
                },
              },
              post_author: {
                anyOf: [
                  {
                    type: "object",
                    required: ["id", "handle", "name", "headline", "degree", "url"],
                    properties: {
                      id: { type: "string" },
                      handle: { type: "string" },
                      name: { type: "string" },
                      headline: { type: "string" },
                      degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
                      url: { type: "string", format: "uri" },
                    },
                  },
                  { type: "null" },
                ],
              },
              hours_after_post: { type: "number" },
              impressions: { type: "integer" },
              reactions: { type: "integer" },
              replies: { type: "integer" },
              answered_by_post_author: { type: "boolean" },
              profile_views: { type: "integer" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
