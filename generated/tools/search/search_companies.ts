// Generated from spec/tools/search/search_companies.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CompanySearchResults, CompanySize, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `search_companies`, without `account_id` and `preview`. */
export interface SearchCompaniesInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Industry's name. */
  industry?: string;
  /** Headquarters. */
  location?: string;
  /** Company sizes, as ranges of employees. */
  size?: readonly CompanySize[];
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_companies` can return. */
export type SearchCompaniesErrorCode = CommonErrorCode;

/** Search companies: Search companies by keyword and filters. */
export type SearchCompaniesHandler<Context> = (
  input: SearchCompaniesInput,
  context: Context,
) => Promise<CompanySearchResults>;

/** The data of `search_companies` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_companies",
    title: "Search companies",
    description: "Search companies by keyword and filters.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["keyword", "industry", "location", "size", "limit", "cursor", "account_id"],
    structuredArguments: ["size"],
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
    errors: [],
    details: "The keyword is matched against name, description, industry, location and specialties. Its last word may be the beginning of a word. Companies with the keyword in their name come first, then other companies, both groups by prominence. Prominence is a fixed rank in the network: companies added later rank lower. Without a keyword, the largest companies come first.",
    synonyms: [
      "find companies, organizations or employers by size and industry",
      "look for firms, businesses, startups, agencies, brands or customers in a city or country",
      "company lookup by name",
      "which companies work in a field",
      "locate, discover, hunt, seek, business, corporation",
      "suppliers, partners, competitors in a market, mid-sized manufacturers",
      "name of a company that makes or sells something, number of staff",
      "competitors, suppliers and agencies in a place",
      "clinics, shops, banks, schools, hotels, startups in a city",
      "nonprofits, manufacturers, vendors by size, number of employees",
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
};
