// Generated from spec/tools/network/get_followers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, FollowerPage, Limit } from "../../schemas.ts";

/** Arguments of `get_followers`, validated, without `account_id` and `preview`. */
export interface GetFollowersInput {
  /** In name or headline. */
  keyword?: string;
  /** Following since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_followers` that a caller can act on. */
export type GetFollowersErrorCode = CommonErrorCode;

/** Get followers: List the account's followers, newest first, and whether they are connections too. */
export type GetFollowersHandler<Context> = (
  input: GetFollowersInput,
  context: Context,
) => Promise<FollowerPage>;

/** What the runtime knows of `get_followers`. */
export const tool: ToolModule = {
  entry: {
    name: "get_followers",
    title: "Get followers",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
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
      path: "/followers",
      tool: "get_followers",
      operationId: "get_followers",
      pathParameters: [],
      queryParameters: ["keyword", "since", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_followers",
    title: "Get followers",
    description: "List the account's followers, newest first, and whether they are connections too.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: { type: "string", minLength: 1, description: "In name or headline." },
        since: { type: "string", format: "date-time", description: "Following since then." },
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
            required: ["profile", "followed_at", "source", "connected", "following"],
            properties: {
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
              followed_at: { type: "string", format: "date-time" },
              source: {
                type: "string",
                enum: ["connection", "post", "profile", "search", "suggestion", "company_page"],
              },
              connected: { type: "boolean" },
              following: { type: "boolean" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
