// Generated from spec/tools/search/save_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SavedSearch, SearchQuery, SearchTarget } from "../../schemas.ts";

/** The validated arguments of `save_search`, without `account_id` and `preview`. */
export interface SaveSearchInput {
  /** Unique name. */
  name: string;
  target: SearchTarget;
  query: SearchQuery;
  /** Report new results. */
  notify: boolean;
}

/** The error codes that `save_search` can return. */
export type SaveSearchErrorCode = "subscription_required" | "conflict" | CommonErrorCode;

/** Save search: Save a search under a name, and optionally report new results. */
export type SaveSearchHandler<Context> = (
  input: SaveSearchInput,
  context: Context,
) => Promise<SavedSearch>;

/** The data of `save_search` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_search",
    title: "Save search",
    description: "Save a search under a name, and optionally report new results.",
    category: "search",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["name", "target", "query", "notify", "account_id", "preview"],
    structuredArguments: ["query"],
    nestedArguments: {
      "/query": [
        "keyword",
        "title",
        "company",
        "location",
        "industry",
        "school",
        "degree",
        "size",
        "author",
        "min_reactions",
        "remote",
        "seniority",
        "include_closed",
        "since",
        "sort",
        "function",
        "years_in_position",
        "company_headcount",
        "changed_jobs",
        "posted_recently",
        "headcount_growth",
        "technologies",
        "hiring",
      ],
      "/query/years_in_position": ["min", "max"],
      "/query/headcount_growth": ["min", "max"],
    },
    headers: [],
    changes: [],
    contents: null,
    errors: ["subscription_required", "conflict"],
    details: "The current results of a new search count as seen. A search with the same name is replaced by the new one; if `target` and `query` are the same as before, only `notify` changes. An account has at most 100 saved searches. The caller must be allowed to call the search tool of the target, and navigator targets also require the navigator subscription. A range with a `max` below its `min` returns `invalid_arguments`. With `notify`, the event `saved_search.matched` reports new results, at most once an hour.",
    synonyms: [
      "store or keep a search, query or filter for later",
      "alert, notify or tell me whenever someone new shows up, appears or matches",
      "watch or monitor for new people, jobs or candidates automatically",
      "subscribe to search results",
      "bookmark, remember",
      "keep me posted on new candidates, inform me automatically",
      "hear about new people every day, daily, weekly",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/saved-searches",
      tool: "save_search",
      operationId: "save_search",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "target", "query", "notify", "account_id", "preview"],
      fixed: {},
    },
  ],
};
