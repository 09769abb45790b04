// Generated from spec/tools/search/search_companies.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CompanySize, CompanySummaryPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `search_companies`, validated, without `account_id` and `preview`. */
export interface SearchCompaniesInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Industry's name. */
  industry?: string;
  /** Headquarters. */
  location?: string;
  /** Numbers of employees. */
  size?: readonly CompanySize[];
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_companies` that a caller can act on. */
export type SearchCompaniesErrorCode = CommonErrorCode;

/** Search companies: Search companies by keyword and filters. */
export type SearchCompaniesHandler<Context> = (
  input: SearchCompaniesInput,
  context: Context,
) => Promise<CompanySummaryPage>;

/** What the runtime knows of `search_companies`. */
export const tool: ToolModule = {
  entry: {
    name: "search_companies",
    title: "Search companies",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
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
      method: "POST",
      path: "/search/companies",
      tool: "search_companies",
      operationId: "search_companies",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["keyword", "industry", "location", "size", "limit", "cursor", "account_id"],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/companies",
      tool: "search_companies",
      operationId: "search_companies_by_query",
      pathParameters: [],
      queryParameters: ["keyword", "industry", "location", "size", "limit", "cursor", "account_id"],
      parameterTypes: { size: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "search_companies",
    title: "Search companies",
    description: "Search companies by keyword and filters.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: { type: "string", minLength: 1, description: "Words that must all occur." },
        industry: { type: "string", description: "Industry's name." },
        location: { type: "string", description: "Headquarters." },
        size: {
          type: "array",
          uniqueItems: true,
          items: {
            type: "string",
            enum: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+"],
          },
          description: "Numbers of employees.",
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
              "handle",
              "name",
              "industry",
              "location",
              "size",
              "headcount",
              "headcount_growth_percent",
              "follower_count",
              "connection_count",
              "open_job_count",
              "url",
            ],
            properties: {
              id: { type: "string" },
              handle: { type: "string" },
              name: { type: "string" },
              industry: { type: "string" },
              location: { type: ["string", "null"] },
              size: {
                type: "string",
                enum: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+"],
              },
              headcount: { type: "integer" },
              headcount_growth_percent: { type: ["number", "null"] },
              follower_count: { type: "integer" },
              connection_count: { type: "integer" },
              open_job_count: { type: "integer" },
              url: { type: "string", format: "uri" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
