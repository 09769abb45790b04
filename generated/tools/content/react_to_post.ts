// Generated from spec/tools/content/react_to_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Reaction, ReactionType } from "../../schemas.ts";

/** Arguments of `react_to_post`, validated, without `account_id` and `preview`. */
export interface ReactToPostInput {
  /** Post id. */
  post_id: string;
  type: ReactionType;
}

/** Failures of `react_to_post` that a caller can act on. */
export type ReactToPostErrorCode = CommonErrorCode;

/** React to post: Set or replace the account's reaction on a post. */
export type ReactToPostHandler<Context> = (
  input: ReactToPostInput,
  context: Context,
) => Promise<Reaction>;

/** What the runtime knows of `react_to_post`. */
export const tool: ToolModule = {
  entry: {
    name: "react_to_post",
    title: "React to post",
    category: "content",
    effect: "write",
    idempotent: true,
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
      path: "/posts/{post_id}/reactions",
      tool: "react_to_post",
      operationId: "react_to_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["type", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "react_to_post",
    title: "React to post",
    description: "Set or replace the account's reaction on a post.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["post_id", "type"],
      properties: {
        post_id: { type: "string", description: "Post id." },
        type: {
          description: "Kind of reaction.",
          type: "string",
          enum: ["like", "celebrate", "support", "love", "insightful", "funny"],
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
