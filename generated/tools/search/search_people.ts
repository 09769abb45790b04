// Generated from spec/tools/search/search_people.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ProfileSummaryPage } from "../../schemas.ts";

/** Arguments of `search_people`, validated, without `account_id` and `preview`. */
export interface SearchPeopleInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** School's name. */
  school?: string;
  /** Distances from the account. */
  degree?: readonly number[];
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_people` that a caller can act on. */
export type SearchPeopleErrorCode = CommonErrorCode;

/** Search people: Search members by keyword and filters, best match first. */
export type SearchPeopleHandler<Context> = (
  input: SearchPeopleInput,
  context: Context,
) => Promise<ProfileSummaryPage>;

/** What the runtime knows of `search_people`. */
export const tool: ToolModule = {
  entry: {
    name: "search_people",
    title: "Search people",
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
      path: "/search/people",
      tool: "search_people",
      operationId: "search_people",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "keyword",
        "title",
        "company",
        "location",
        "industry",
        "school",
        "degree",
        "limit",
        "cursor",
        "account_id",
      ],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/people",
      tool: "search_people",
      operationId: "search_people_by_query",
      pathParameters: [],
      queryParameters: [
        "keyword",
        "title",
        "company",
        "location",
        "industry",
        "school",
        "degree",
        "limit",
        "cursor",
        "account_id",
      ],
      parameterTypes: { degree: { items: [["integer"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "search_people",
    title: "Search people",
    description: "Search members by keyword and filters, best match first.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: { type: "string", minLength: 1, description: "Words that must all occur." },
        title: { type: "string", description: "Current job title." },
        company: { type: "string", description: "Employer's name or company id." },
        location: { type: "string", description: "Place of residence." },
        industry: { type: "string", description: "Industry's name." },
        school: { type: "string", description: "School's name." },
        degree: {
          type: "array",
          uniqueItems: true,
          items: { type: "integer", minimum: 1, maximum: 3 },
          description: "Distances from the account.",
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
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
