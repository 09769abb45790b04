// Generated from spec/tools/analytics/get_audience_demographics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AudienceDemographics } from "../../schemas.ts";

/** The validated arguments of `get_audience_demographics`, without `account_id` and `preview`. */
export interface GetAudienceDemographicsInput {
  /** Audience. */
  of: "followers" | "connections" | "engagers";
  /** Only members who followed, connected or engaged in this period. Default: all; 90d for engagers. */
  period?: "30d" | "90d" | "365d";
}

/** The error codes that `get_audience_demographics` can return. */
export type GetAudienceDemographicsErrorCode = CommonErrorCode;

/** Get audience demographics: Count the audience by industry, title, seniority, location and company size. */
export type GetAudienceDemographicsHandler<Context> = (
  input: GetAudienceDemographicsInput,
  context: Context,
) => Promise<AudienceDemographics>;

/** The data of `get_audience_demographics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_audience_demographics",
    title: "Get audience demographics",
    description: "Count the audience by industry, title, seniority, location and company size.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["of", "period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/industries/groups/*/value",
      "/titles/groups/*/value",
      "/seniorities/groups/*/value",
      "/locations/groups/*/value",
      "/company_sizes/groups/*/value",
    ],
    errors: [],
    details: "Each breakdown counts members by their current profile and lists the ten most frequent values; the others are summed.\nShares are percentages of all members of the audience. Engagers are members who reacted to or commented on the\naccount's posts in the period, each counted once.\n",
    synonyms: [
      "who are my followers and readers, by job, industry and place",
      "what kind of people follow, read and watch me",
      "countries, cities, jobs and seniority of my audience",
      "who reads my posts and articles",
      "profile of my followers, target group",
      "do I reach the right people",
      "subscribers, fans, statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "composition, breakdown and makeup of my audience",
      "which sectors, regions and levels are my followers",
      "age, gender, seniority and sector of readers",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/audience",
      tool: "get_audience_demographics",
      operationId: "get_audience_demographics",
      pathParameters: [],
      queryParameters: ["of", "period", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
