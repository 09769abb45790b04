// Generated from spec/tools/content/comment_on_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Comment } from "../../schemas.ts";

/** Arguments of `comment_on_post`, validated, without `account_id` and `preview`. */
export interface CommentOnPostInput {
  /** Post id. */
  post_id: string;
  /** Plain text. */
  text: string;
}

/** Failures of `comment_on_post` that a caller can act on. */
export type CommentOnPostErrorCode = CommonErrorCode;

/** Comment on post: Comment on a post. */
export type CommentOnPostHandler<Context> = (
  input: CommentOnPostInput,
  context: Context,
) => Promise<Comment>;

/** What the runtime knows of `comment_on_post`. */
export const tool: ToolModule = {
  entry: {
    name: "comment_on_post",
    title: "Comment on post",
    category: "content",
    effect: "write",
    idempotent: false,
    safety: "engagement",
    live: true,
    scopes: ["core", "full_access", "content"],
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
      method: "POST",
      path: "/posts/{post_id}/comments",
      tool: "comment_on_post",
      operationId: "comment_on_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "comment_on_post",
    title: "Comment on post",
    description: "Comment on a post.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["post_id", "text"],
      properties: {
        post_id: { type: "string", description: "Post id." },
        text: { type: "string", minLength: 1, maxLength: 1250, description: "Plain text." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "post_id",
        "parent_id",
        "author",
        "own",
        "by_post_author",
        "text",
        "reaction_count",
        "own_reaction",
        "reply_count",
        "replies",
        "created_at",
        "edited_at",
      ],
      properties: {
        id: { type: "string" },
        post_id: { type: "string" },
        parent_id: { type: ["string", "null"] },
        author: { $ref: "#/$defs/ProfileSummary" },
        own: { type: "boolean" },
        by_post_author: { type: "boolean" },
        text: { type: "string" },
        reaction_count: { type: "integer" },
        own_reaction: { anyOf: [{ $ref: "#/$defs/ReactionType" }, { type: "null" }] },
        reply_count: { type: "integer" },
        replies: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "post_id",
              "parent_id",
              "author",
              "own",
              "by_post_author",
              "text",
              "reaction_count",
              "own_reaction",
              "created_at",
              "edited_at",
            ],
            properties: {
              id: { type: "string" },
              post_id: { type: "string" },
              parent_id: { type: "string" },
              author: { $ref: "#/$defs/ProfileSummary" },
              own: { type: "boolean" },
              by_post_author: { type: "boolean" },
              text: { type: "string" },
              reaction_count: { type: "integer" },
              own_reaction: { anyOf: [{ $ref: "#/$defs/ReactionType" }, { type: "null" }] },
              created_at: { type: "string", format: "date-time" },
              edited_at: { type: ["string", "null"], format: "date-time" },
            },
          },
        },
        created_at: { type: "string", format: "date-time" },
        edited_at: { type: ["string", "null"], format: "date-time" },
      },
      $defs: {
        ProfileSummary: {
          type: "object",
          required: [
            "id",
            "handle",
            "name",
            "headline",
            "location",
            "industry",
            "degree",
            "mutual_connection_count",
            "current_position",
            "open_profile",
            "url",
          ],
          properties: {
            id: { type: "string" },
            handle: { type: "string" },
            name: { type: "string" },
            headline: { type: "string" },
            location: { type: ["string", "null"] },
            industry: { type: ["string", "null"] },
            degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
            mutual_connection_count: { type: "integer" },
            current_position: {
              anyOf: [
                {
                  type: "object",
                  required: ["title", "company_id", "company_name", "started_on"],
                  properties: {
                    title: { type: "string" },
                    company_id: { type: ["string", "null"] },
                    company_name: { type: "string" },
                    started_on: { type: "string", format: "date" },
                  },
                },
                { type: "null" },
              ],
            },
            open_profile: { type: "boolean" },
            url: { type: "string", format: "uri" },
          },
        },
        ReactionType: { type: "string", enum: ["like", "celebrate", "support", "love", "insightful", "funny"] },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
};
