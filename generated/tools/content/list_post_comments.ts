// Generated from spec/tools/content/list_post_comments.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CommentPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `list_post_comments`, validated, without `account_id` and `preview`. */
export interface ListPostCommentsInput {
  /** Post id. */
  post_id: string;
  /** relevant: most reactions and replies first. */
  sort: "recent" | "relevant";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_post_comments` that a caller can act on. */
export type ListPostCommentsErrorCode = CommonErrorCode;

/** List post comments: List the comments of a post with their replies. */
export type ListPostCommentsHandler<Context> = (
  input: ListPostCommentsInput,
  context: Context,
) => Promise<CommentPage>;

/** What the runtime knows of `list_post_comments`. */
export const tool: ToolModule = {
  entry: {
    name: "list_post_comments",
    title: "List post comments",
    category: "content",
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
      path: "/posts/{post_id}/comments",
      tool: "list_post_comments",
      operationId: "list_post_comments",
      pathParameters: ["post_id"],
      queryParameters: ["sort", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "list_post_comments",
    title: "List post comments",
    description: "List the comments of a post with their replies.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["post_id"],
      properties: {
        post_id: { type: "string", description: "Post id." },
        sort: {
          type: "string",
          enum: ["recent", "relevant"],
          default: "relevant",
          description: "relevant: most reactions and replies first.",
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
          },
        },
        next_cursor: { type: ["string", "null"] },
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
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
