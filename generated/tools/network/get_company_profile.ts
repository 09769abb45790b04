// Generated from spec/tools/network/get_company_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Company } from "../../schemas.ts";

/** Arguments of `get_company_profile`, validated, without `account_id` and `preview`. */
export interface GetCompanyProfileInput {
  /** Company id, handle or URL. */
  company_id: string;
}

/** Failures of `get_company_profile` that a caller can act on. */
export type GetCompanyProfileErrorCode = CommonErrorCode;

/**
 * Get company profile: Read a company page: facts, size, specialties, recent posts and the account's connections there.
 */
export type GetCompanyProfileHandler<Context> = (
  input: GetCompanyProfileInput,
  context: Context,
) => Promise<Company>;

/** What the runtime knows of `get_company_profile`. */
export const tool: ToolModule = {
  entry: {
    name: "get_company_profile",
    title: "Get company profile",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
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
      path: "/companies/{company_id}",
      tool: "get_company_profile",
      operationId: "get_company_profile",
      pathParameters: ["company_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_company_profile",
    title: "Get company profile",
    description: "Read a company page: facts, size, specialties, recent posts and the account's connections there.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["company_id"],
      properties: {
        company_id: { type: "string", description: "Company id, handle or URL." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "handle",
        "name",
        "about",
        "industry",
        "location",
        "website",
        "founded_year",
        "size",
        "specialties",
        "headcount",
        "headcount_growth_percent",
        "headcounts",
        "follower_count",
        "following",
        "open_job_count",
        "connection_count",
        "connections",
        "recent_posts",
        "url",
      ],
      properties: {
        id: { type: "string" },
        handle: { type: "string" },
        name: { type: "string" },
        about: { type: ["string", "null"] },
        industry: { type: "string" },
        location: { type: ["string", "null"] },
        website: { type: ["string", "null"], format: "uri" },
        founded_year: { type: ["integer", "null"] },
        size: {
          type: "string",
          enum: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+"],
        },
        specialties: { type: "array", items: { type: "string" } },
        headcount: { type: "integer" },
        headcount_growth_percent: { type: ["number", "null"] },
        headcounts: {
          type: "array",
          items: {
            type: "object",
            required: ["month", "headcount"],
            properties: { month: { type: "string", format: "date" }, headcount: { type: "integer" } },
          },
        },
        follower_count: { type: "integer" },
        following: { type: "boolean" },
        open_job_count: { type: "integer" },
        connection_count: { type: "integer" },
        connections: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "handle", "name", "headline", "degree", "url"],
            properties: {
              id: { type: "string" },
              handle: { type: "string" },
              name: { type: "string" },
              headline: { type: "string" },
              degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
              url: { type: "string", format: "uri" },
            },
          },
        },
        recent_posts: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "excerpt", "created_at", "reaction_count", "comment_count", "repost_count", "url"],
            properties: {
              id: { type: "string" },
              excerpt: { type: "string" },
              created_at: { type: "string", format: "date-time" },
              reaction_count: { type: "integer" },
              comment_count: { type: "integer" },
              repost_count: { type: "integer" },
              url: { type: "string", format: "uri" },
            },
          },
        },
        url: { type: "string", format: "uri" },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
