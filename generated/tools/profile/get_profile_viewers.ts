// Generated from spec/tools/profile/get_profile_viewers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ProfileViewerPage } from "../../schemas.ts";

/** Arguments of `get_profile_viewers`, validated, without `account_id` and `preview`. */
export interface GetProfileViewersInput {
  /** Viewed since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_profile_viewers` that a caller can act on. */
export type GetProfileViewersErrorCode = CommonErrorCode;

/**
 * Get profile viewers: List who viewed the account's own profile, newest first, with the anonymous views counted
 * separately.
 */
export type GetProfileViewersHandler<Context> = (
  input: GetProfileViewersInput,
  context: Context,
) => Promise<ProfileViewerPage>;

/** What the runtime knows of `get_profile_viewers`. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile_viewers",
    title: "Get profile viewers",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only"],
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
      path: "/profile/viewers",
      tool: "get_profile_viewers",
      operationId: "get_profile_viewers",
      pathParameters: [],
      queryParameters: ["since", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_profile_viewers",
    title: "Get profile viewers",
    description: "List who viewed the account's own profile, newest first, with the anonymous views counted separately.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        since: { type: "string", format: "date-time", description: "Viewed since then." },
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
              "kind",
              "profile",
              "title",
              "company_name",
              "industry",
              "view_count",
              "first_viewed_at",
              "last_viewed_at",
              "source",
            ],
            properties: {
              kind: { type: "string", enum: ["member", "anonymous"] },
              profile: {
                anyOf: [
                  {
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
                  { type: "null" },
                ],
              },
              title: { type: ["string", "null"] },
              company_name: { type: ["string", "null"] },
              industry: { type: ["string", "null"] },
              view_count: { type: "integer" },
              first_viewed_at: { type: "string", format: "date-time" },
              last_viewed_at: { type: "string", format: "date-time" },
              source: {
                type: "string",
                enum: [
                  "search",
                  "post",
                  "comment",
                  "invitation",
                  "message",
                  "suggestion",
                  "company_page",
                  "other",
                ],
              },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
