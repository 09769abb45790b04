// Generated from spec/tools/search/get_search_parameters.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SearchParameterList } from "../../schemas.ts";

/** Arguments of `get_search_parameters`, validated, without `account_id` and `preview`. */
export interface GetSearchParametersInput {
  /** Type of value. */
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Beginning of a word in it. */
  keyword?: string;
  /** Maximum number of values. */
  limit: number;
}

/** Failures of `get_search_parameters` that a caller can act on. */
export type GetSearchParametersErrorCode = CommonErrorCode;

/** Get search parameters: Find the ids and spellings that search filters accept. */
export type GetSearchParametersHandler<Context> = (
  input: GetSearchParametersInput,
  context: Context,
) => Promise<SearchParameterList>;

/** What the runtime knows of `get_search_parameters`. */
export const tool: ToolModule = {
  entry: {
    name: "get_search_parameters",
    title: "Get search parameters",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
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
      path: "/search/parameters",
      tool: "get_search_parameters",
      operationId: "get_search_parameters",
      pathParameters: [],
      queryParameters: ["kind", "keyword", "limit", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_search_parameters",
    title: "Get search parameters",
    description: "Find the ids and spellings that search filters accept.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["kind"],
      properties: {
        kind: {
          type: "string",
          enum: ["location", "industry", "company", "title", "school", "skill"],
          description: "Type of value.",
        },
        keyword: { type: "string", minLength: 1, description: "Beginning of a word in it." },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 25, description: "Maximum number of values." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data"],
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            required: ["kind", "value", "name", "member_count"],
            properties: {
              kind: { type: "string", enum: ["location", "industry", "company", "title", "school", "skill"] },
              value: { type: "string" },
              name: { type: "string" },
              member_count: { type: "integer" },
            },
          },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
