// Generated from spec/tools/network/follow_company.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FollowState } from "../../schemas.ts";

/** The validated arguments of `follow_company`, without `account_id` and `preview`. */
export interface FollowCompanyInput {
  /** Company id, handle or URL. */
  company_id: string;
  /** false: stop following. */
  following: boolean;
}

/** The error codes that `follow_company` can return. */
export type FollowCompanyErrorCode = CommonErrorCode;

/** Follow company: Follow a company page, or stop following it. */
export type FollowCompanyHandler<Context> = (
  input: FollowCompanyInput,
  context: Context,
) => Promise<FollowState>;

/** The data of `follow_company` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "follow_company",
    title: "Follow company",
    description: "Follow a company page, or stop following it.",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: "follow",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["company_id", "following", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/name", "/headline"],
    errors: [],
    details: "Repeating the call changes nothing. Each call consumes one follow unit, also to stop following.",
    synonyms: [
      "follow or unfollow an organization",
      "subscribe to the page, news or updates of a company, firm, business or brand",
      "unsubscribe from a company, stop seeing its posts",
      "employer, corporation",
      "get news from an employer, stop news from a company",
      "like a company page",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/companies/{company_id}/follow",
      tool: "follow_company",
      operationId: "follow_company",
      pathParameters: ["company_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: { following: true },
    },
    {
      method: "DELETE",
      path: "/companies/{company_id}/follow",
      tool: "follow_company",
      operationId: "unfollow_company",
      pathParameters: ["company_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { following: false },
    },
  ],
};
