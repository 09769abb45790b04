// Generated from spec/tools/content/list_post_reactions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ReactionPage, ReactionType } from "../../schemas.ts";

/** Arguments of `list_post_reactions`, validated, without `account_id` and `preview`. */
export interface ListPostReactionsInput {
  /** Post id. */
  post_id: string;
  /** Default: all, newest first. */
  type?: ReactionType;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_post_reactions` that a caller can act on. */
export type ListPostReactionsErrorCode = CommonErrorCode;

/** List post reactions: List who reacted to a post, and how. */
export type ListPostReactionsHandler<Context> = (
  input: ListPostReactionsInput,
  context: Context,
) => Promise<ReactionPage>;

/** What the runtime knows of `list_post_reactions`. */
export const tool: ToolModule = {
  entry: {
    name: "list_post_reactions",
    title: "List post reactions",
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
      path: "/posts/{post_id}/reactions",
      tool: "list_post_reactions",
      operationId: "list_post_reactions",
      pathParameters: ["post_id"],
      queryParameters: ["type", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "list_post_reactions",
    title: "List post reactions",
    description: "List who reacted to a post, and how.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["post_id"],
      properties: {
        post_id: { type: "string", description: "Post id." },
        type: {
          description: "Default: all, newest first.",
          type: "string",
          enum: ["like", "celebrate", "support", "love", "insightful", "funny"],
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
            required: ["post_id", "comment_id", "profile", "own", "type", "created_at"],
            properties: {
              post_id: { type: "string" },
              comment_id: { type: ["string", "null"] },
              profile: {
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
              own: { type: "boolean" },
              type: { type: "string", enum: ["like", "celebrate", "support", "love", "insightful", "funny"] },
              created_at: { type: "string", format: "date-time" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
