// Generated from spec/tools/search/search_navigator_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CompanySize, Cursor, Limit, NavigatorLeadResults } from "../../schemas.ts";

/** The validated arguments of `search_navigator_leads`, without `account_id` and `preview`. */
export interface SearchNavigatorLeadsInput {
  /** Words that must all occur in the profile. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** Levels of the current position. */
  seniority?: ReadonlyArray<"entry" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "cxo">;
  /** Business functions of the current position. */
  function?: ReadonlyArray<"engineering"
    | "data"
    | "product"
    | "design"
    | "security"
    | "sales"
    | "marketing"
    | "customer_success"
    | "people"
    | "finance"
    | "operations"
    | "procurement"
    | "legal"
    | "consulting"
    | "research"
    | "sustainability">;
  /** Years in the current position. */
  years_in_position?: {
    /** At least. */
    min?: number;
    /** At most. */
    max?: number;
  };
  /** Sizes of the current employer. */
  company_headcount?: readonly CompanySize[];
  /** New employer in the last 90 days; false: none. */
  changed_jobs?: boolean;
  /** A post in the last 30 days; false: none. */
  posted_recently?: boolean;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_navigator_leads` can return. */
export type SearchNavigatorLeadsErrorCode = "subscription_required" | CommonErrorCode;

/** Search navigator leads: Search members by seniority, function, tenure, company size and recent activity. */
export type SearchNavigatorLeadsHandler<Context> = (
  input: SearchNavigatorLeadsInput,
  context: Context,
) => Promise<NavigatorLeadResults>;

/** The data of `search_navigator_leads` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_navigator_leads",
    title: "Search navigator leads",
    description: "Search members by seniority, function, tenure, company size and recent activity.",
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
      "title",
      "location",
      "industry",
      "seniority",
      "function",
      "years_in_position",
      "company_headcount",
      "changed_jobs",
      "posted_recently",
      "limit",
      "cursor",
      "account_id",
    ],
    structuredArguments: ["seniority", "function", "years_in_position", "company_headcount"],
    nestedArguments: { "/years_in_position": ["min", "max"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/handle",
      "/data/*/name",
      "/data/*/headline",
      "/data/*/location",
      "/data/*/industry",
      "/data/*/current_position/title",
      "/data/*/current_position/company_name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: ["subscription_required"],
    details: "Filters are combined with \"and\"; the values of one filter with \"or\". The last word of the keyword may be the beginning of a word. A `max` below `min` returns `invalid_arguments`. The most prominent members come first. Prominence is a fixed rank in the network: members added later rank lower. One call examines a limited number of members: a page may contain fewer results than `limit`, but `next_cursor` continues the search. `save_search` with the target `navigator_leads` saves a search. For alerts about the people found, use `save_navigator_lead` and `list_navigator_alerts`.",
    synonyms: [
      "advanced people search",
      "alerts about people found",
      "find decision makers, vice presidents, directors, executives, managers or buyers",
      "people who changed jobs recently, new in their role, posted lately",
      "sales navigator, filter members by years of experience, function or company size",
      "build a target audience, prospecting",
      "look for, locate, discover, hunt, seek, potential customer, candidate",
      "senior people in procurement, heads of departments at mid-sized companies, shortlist",
      "senior buyers, ideal customer persona, ICP",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/navigator/leads/search",
      tool: "search_navigator_leads",
      operationId: "search_navigator_leads",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "keyword",
        "title",
        "location",
        "industry",
        "seniority",
        "function",
        "years_in_position",
        "company_headcount",
        "changed_jobs",
        "posted_recently",
        "limit",
        "cursor",
        "account_id",
      ],
      fixed: {},
    },
  ],
};
