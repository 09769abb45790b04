// Generated from spec/tools/network/get_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ConnectionPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `get_connections`, validated, without `account_id` and `preview`. */
export interface GetConnectionsInput {
  /** In name or headline. */
  keyword?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Own tag. */
  tag?: string;
  /** Connected since then. */
  connected_since?: string;
  /** recent: connected last first. */
  sort: "recent" | "name" | "last_interaction";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_connections` that a caller can act on. */
export type GetConnectionsErrorCode = CommonErrorCode;

/** Get connections: List first-degree connections with filters, tags and the last interaction. */
export type GetConnectionsHandler<Context> = (
  input: GetConnectionsInput,
  context: Context,
) => Promise<ConnectionPage>;

/** What the runtime knows of `get_connections`. */
export const tool: ToolModule = {
  entry: {
    name: "get_connections",
    title: "Get connections",
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
      path: "/connections",
      tool: "get_connections",
      operationId: "get_connections",
      pathParameters: [],
      queryParameters: [
        "keyword",
        "company",
        "title",
        "location",
        "tag",
        "connected_since",
        "sort",
        "limit",
        "cursor",
        "account_id",
      ],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_connections",
    title: "Get connections",
    description: "List first-degree connections with filters, tags and the last interaction.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: { type: "string", minLength: 1, description: "In name or headline." },
        company: { type: "string", description: "Employer's name or company id." },
        title: { type: "string", description: "Current job title." },
        location: { type: "string", description: "Place of residence." },
        tag: { type: "string", description: "Own tag." },
        connected_since: { type: "string", format: "date-time", description: "Connected since then." },
        sort: {
          type: "string",
          enum: ["recent", "name", "last_interaction"],
          default: "recent",
          description: "recent: connected last first.",
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
            required: ["profile", "connected_at", "tags", "note", "last_interaction", "conversation_id"],
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
              connected_at: { type: "string", format: "date-time" },
              tags: { type: "array", items: { type: "string" } },
              note: { type: ["string", "null"] },
              last_interaction: {
                anyOf: [
                  {
                    type: "object",
                    required: ["kind", "at"],
                    properties: {
                      kind: {
                        type: "string",
                        enum: ["message_sent", "message_received", "comment_received", "reaction_received"],
                      },
                      at: { type: "string", format: "date-time" },
                    },
                  },
                  { type: "null" },
                ],
              },
              conversation_id: { type: ["string", "null"] },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
