// Generated from spec/tools/analytics/get_company_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CompanyAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_company_analytics`, without `account_id` and `preview`. */
export interface GetCompanyAnalyticsInput {
  /** Company id, handle or URL. */
  company_id: string;
  /** Days up to today, or a month. */
  period: "30d" | "90d" | "365d" | "this_month" | "last_month";
}

/** The error codes that `get_company_analytics` can return. */
export type GetCompanyAnalyticsErrorCode = CommonErrorCode;

/**
 * Get company analytics: Read a company's posting frequency, formats, engagement, headcount and hiring, next to the
 * account's own posts.
 */
export type GetCompanyAnalyticsHandler<Context> = (
  input: GetCompanyAnalyticsInput,
  context: Context,
) => Promise<CompanyAnalytics>;

/** The data of `get_company_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_company_analytics",
    title: "Get company analytics",
    description: "Read a company's posting frequency, formats, engagement, headcount and hiring, next to the account's own posts.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["company_id", "period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/company_name",
      "/top_posts/*/excerpt",
      "/hiring/seniorities/groups/*/value",
      "/hiring/locations/groups/*/value",
    ],
    errors: [],
    details: "Engagements are all reactions, comments and reposts to date on the posts that the company or the account published in\nthe period. Impressions of a company's posts are known only to the company.\n",
    synonyms: [
      "performance of a company page",
      "compare us with a competitor, benchmark, rival",
      "how often does a firm or business post and how well does it do",
      "is a company growing, hiring or shrinking",
      "statistics, stats and numbers of an organization or employer",
      "corporation, figures, metrics, traction, success, results",
      "versus competition, track a competitor or rival",
      "growth and headcount trend of a company",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/companies/{company_id}/analytics",
      tool: "get_company_analytics",
      operationId: "get_company_analytics",
      pathParameters: ["company_id"],
      queryParameters: ["period", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
