// Generated from spec/tools/network/get_company_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Company } from "../../schemas.ts";

/** The validated arguments of `get_company_profile`, without `account_id` and `preview`. */
export interface GetCompanyProfileInput {
  /** Company id, handle or URL. */
  company_id: string;
}

/** The error codes that `get_company_profile` can return. */
export type GetCompanyProfileErrorCode = CommonErrorCode;

/**
 * Get company profile: Read a company page: facts, size, specialties, recent posts and the account's connections there.
 */
export type GetCompanyProfileHandler<Context> = (
  input: GetCompanyProfileInput,
  context: Context,
) => Promise<Company>;

/** The data of `get_company_profile` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_company_profile",
    title: "Get company profile",
    description: "Read a company page: facts, size, specialties, recent posts and the account's connections there.",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["company_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/handle",
      "/name",
      "/about",
      "/industry",
      "/location",
      "/website",
      "/specialties/*",
      "/connections/*/handle",
      "/connections/*/name",
      "/connections/*/headline",
      "/recent_posts/*/excerpt",
    ],
    errors: [],
    synonyms: [
      "company page, employees and headcount of an organization",
      "what does a firm, business, startup or employer do, how big is it, where is it based",
      "facts, background, website and industry of a company",
      "research a company before a call",
      "whom do I know at a company",
      "read, open, show, view, see, check, look at, display, corporation",
      "learn about an employer before an interview, background on a client",
      "headcount and headquarters, what does a company sell",
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
};
