// Generated from spec/tools/search/list_saved_searches.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, SavedSearchPage } from "../../schemas.ts";

/** The validated arguments of `list_saved_searches`, without `account_id` and `preview`. */
export interface ListSavedSearchesInput {
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_saved_searches` can return. */
export type ListSavedSearchesErrorCode = CommonErrorCode;

/** List saved searches: List saved searches with the count of results that are new since the last run. */
export type ListSavedSearchesHandler<Context> = (
  input: ListSavedSearchesInput,
  context: Context,
) => Promise<SavedSearchPage>;

/** The data of `list_saved_searches` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_saved_searches",
    title: "List saved searches",
    description: "List saved searches with the count of results that are new since the last run.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Newest first.",
    synonyms: [
      "which searches, queries or filters have I stored or kept",
      "my saved searches and alerts",
      "searches with new results",
      "show, view, see, check, overview, all, stored query",
      "queries that I watch, standing searches",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/saved-searches",
      tool: "list_saved_searches",
      operationId: "list_saved_searches",
      pathParameters: [],
      queryParameters: ["limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
