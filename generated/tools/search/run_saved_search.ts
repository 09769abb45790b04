// Generated from spec/tools/search/run_saved_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, SavedSearchRun } from "../../schemas.ts";

/** The validated arguments of `run_saved_search`, without `account_id` and `preview`. */
export interface RunSavedSearchInput {
  /** Id from list_saved_searches. */
  saved_search_id: string;
  /** Only new results. */
  only_new: boolean;
  /** full: all fields of posts. */
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `run_saved_search` can return. */
export type RunSavedSearchErrorCode = "subscription_required" | CommonErrorCode;

/** Run saved search: Run a saved search and mark which results are new. */
export type RunSavedSearchHandler<Context> = (
  input: RunSavedSearchInput,
  context: Context,
) => Promise<SavedSearchRun>;

/** The data of `run_saved_search` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "run_saved_search",
    title: "Run saved search",
    description: "Run a saved search and mark which results are new.",
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
    arguments: ["saved_search_id", "only_new", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/profile/location",
      "/data/*/profile/industry",
      "/data/*/profile/current_position/title",
      "/data/*/profile/current_position/company_name",
      "/data/*/company/handle",
      "/data/*/company/name",
      "/data/*/company/industry",
      "/data/*/company/location",
      "/data/*/post/author/name",
      "/data/*/post/author/headline",
      "/data/*/post/author/handle",
      "/data/*/post/company/name",
      "/data/*/post/excerpt",
      "/data/*/post/text",
      "/data/*/post/hashtags/*",
      "/data/*/post/mentions/*/name",
      "/data/*/post/link_url",
      "/data/*/post/media/*/filename",
      "/data/*/post/media/*/alt_text",
      "/data/*/post/poll/question",
      "/data/*/post/poll/options/*/text",
      "/data/*/post/repost_of/author_name",
      "/data/*/post/repost_of/text",
      "/data/*/job/title",
      "/data/*/job/company_name",
      "/data/*/job/location",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: ["subscription_required"],
    details: "A result is new if the previous run did not find it. The first run compares with the results at the time of saving. Each call without `cursor` is a run and is stored: a repeated call marks only later results as new. A run also invalidates the cursors of the previous run: they return `invalid_cursor`. The 1,000 newest results are compared; older ones are never new. With `only_new`, results are sorted newest first; without it, in the order of the search tool. A navigator search compares the 1,000 most prominent results instead of the newest, and always sorts results by prominence; it examines at most 10,000 members or 800 companies.",
    synonyms: [
      "repeat, execute or rerun a stored search or query",
      "anything or anyone new since I last looked or searched",
      "new results, what has changed in my search",
      "check my saved search again",
      "search alert, filter",
      "check for new matches again, refresh, who is new",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/saved-searches/{saved_search_id}/run",
      tool: "run_saved_search",
      operationId: "run_saved_search",
      pathParameters: ["saved_search_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["only_new", "detail", "limit", "cursor", "account_id"],
      fixed: {},
    },
  ],
};
