// Generated from spec/tools/analytics/get_search_appearances.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SearchAppearances } from "../../schemas.ts";

/** The validated arguments of `get_search_appearances`, without `account_id` and `preview`. */
export interface GetSearchAppearancesInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "this_month" | "last_month";
  /** Default: day for 7d, otherwise week. */
  interval?: "day" | "week";
}

/** The error codes that `get_search_appearances` can return. */
export type GetSearchAppearancesErrorCode = CommonErrorCode;

/**
 * Get search appearances: Show how often the profile appeared in searches, by day, keyword, and the searchers' titles
 * and companies.
 */
export type GetSearchAppearancesHandler<Context> = (
  input: GetSearchAppearancesInput,
  context: Context,
) => Promise<SearchAppearances>;

/** The data of `get_search_appearances` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_search_appearances",
    title: "Get search appearances",
    description: "Show how often the profile appeared in searches, by day, keyword, and the searchers' titles and companies.",
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
    arguments: ["period", "interval", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/searcher_titles/groups/*/value", "/searcher_companies/groups/*/value", "/keywords/groups/*/value"],
    errors: [],
    details: "One appearance is one page of search results that contained the profile. The network counts appearances per UTC day.\nThese counts are not converted: the count of a UTC day is shown under that date. Shares are percentages of the\nappearances of the period.\n",
    synonyms: [
      "how often was I found in searches",
      "which words, terms and keywords do people type to find me",
      "who is searching for me, looking for someone like me",
      "am I visible, discoverable, findable, SEO",
      "how many times did I come up, show up or appear in results",
      "statistics, numbers, figures, metrics, performance, traction, success, how well",
      "am I showing up for recruiters, visibility of my profile in search",
      "how do people land on my profile",
      "how do people discover me",
      "search hits, impressions in search, ranking",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/search-appearances",
      tool: "get_search_appearances",
      operationId: "get_search_appearances",
      pathParameters: [],
      queryParameters: ["period", "interval", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
