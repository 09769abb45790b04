// Generated from spec/tools/search/search_navigator_accounts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CompanySize, Cursor, Limit, NavigatorAccountResults } from "../../schemas.ts";

/** The validated arguments of `search_navigator_accounts`, without `account_id` and `preview`. */
export interface SearchNavigatorAccountsInput {
  /** Words that must all occur on the page. */
  keyword?: string;
  /** Full industry names. */
  industry?: readonly string[];
  /** Sizes. */
  company_headcount?: readonly CompanySize[];
  /** Growth over twelve months in percent. */
  headcount_growth?: {
    /** At least. */
    min?: number;
    /** At most. */
    max?: number;
  };
  /** Each must occur in the company's specialties. */
  technologies?: readonly string[];
  /** true: has open jobs; false: has none. */
  hiring?: boolean;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_navigator_accounts` can return. */
export type SearchNavigatorAccountsErrorCode = "subscription_required" | CommonErrorCode;

/** Search navigator accounts: Search companies by industry, growth, technologies and hiring. */
export type SearchNavigatorAccountsHandler<Context> = (
  input: SearchNavigatorAccountsInput,
  context: Context,
) => Promise<NavigatorAccountResults>;

/** The data of `search_navigator_accounts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_navigator_accounts",
    title: "Search navigator accounts",
    description: "Search companies by industry, growth, technologies and hiring.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["full_access", "navigator"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: [
      "keyword",
      "industry",
      "company_headcount",
      "headcount_growth",
      "technologies",
      "hiring",
      "limit",
      "cursor",
      "account_id",
    ],
    structuredArguments: ["industry", "company_headcount", "headcount_growth", "technologies"],
    nestedArguments: { "/headcount_growth": ["min", "max"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/handle",
      "/data/*/name",
      "/data/*/industry",
      "/data/*/location",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: ["subscription_required"],
    details: "The most prominent companies come first. Prominence is a fixed rank in the network: companies added later rank lower. Technologies are matched against the specialties on a company's page, because the network has no other data about them. The last word of the keyword and of each technology may be the beginning of a word. A `max` below `min` returns `invalid_arguments`. One call examines a limited number of companies: a page may contain fewer results than `limit`, but `next_cursor` continues the search. `save_search` with the target `navigator_accounts` saves a search.",
    synonyms: [
      "advanced company search",
      "growing companies",
      "find firms, startups or businesses that use a technology, software or tool, hire or grow fast",
      "target accounts, potential customers, ideal buyers by revenue or headcount",
      "sales navigator company filter",
      "look for, locate, discover, hunt, seek, business, organization, employer, corporation",
      "companies with many employees, expanding, adopting a tool",
      "which firms are hiring and growing in an industry, good accounts to target",
      "ideal customer companies, ICP accounts, tech stack",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/navigator/accounts/search",
      tool: "search_navigator_accounts",
      operationId: "search_navigator_accounts",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "keyword",
        "industry",
        "company_headcount",
        "headcount_growth",
        "technologies",
        "hiring",
        "limit",
        "cursor",
        "account_id",
      ],
      fixed: {},
    },
  ],
};
