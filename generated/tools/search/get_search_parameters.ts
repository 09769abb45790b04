// Generated from spec/tools/search/get_search_parameters.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SearchParameterList } from "../../schemas.ts";

/** The validated arguments of `get_search_parameters`, without `account_id` and `preview`. */
export interface GetSearchParametersInput {
  /** Type of value. */
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Words or beginnings of words that the value contains. */
  keyword?: string;
  /** Maximum number of values. */
  limit: number;
}

/** The error codes that `get_search_parameters` can return. */
export type GetSearchParametersErrorCode = CommonErrorCode;

/** Get search parameters: Find the ids and spellings that search filters accept. */
export type GetSearchParametersHandler<Context> = (
  input: GetSearchParametersInput,
  context: Context,
) => Promise<SearchParameterList>;

/** The data of `get_search_parameters` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_search_parameters",
    title: "Get search parameters",
    description: "Find the ids and spellings that search filters accept.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["kind", "keyword", "limit", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/value", "/data/*/name", "/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "The most used values come first. In networks with over 20,000 members, the member counts are updated hourly, and a keyword is compared with the 2,000 most used values; for `company`, with the names of all companies. In archives, the counts are always current. Use skills in the `keyword` of a search; no search has a filter for them.",
    synonyms: [
      "valid filter values, ids of locations, industries, titles",
      "codes or spelling for filters, what can I filter by",
      "which industries, cities, skills and companies exist in searches",
      "look up the id of a place, autocomplete",
      "which values are allowed, correct spelling of a city or industry",
      "list of industries, countries or skills",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/search/parameters",
      tool: "get_search_parameters",
      operationId: "get_search_parameters",
      pathParameters: [],
      queryParameters: ["kind", "keyword", "limit", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
