// Generated from spec/tools/search/delete_saved_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_saved_search`, without `account_id` and `preview`. */
export interface DeleteSavedSearchInput {
  /** Id from list_saved_searches. */
  saved_search_id: string;
}

/** The error codes that `delete_saved_search` can return. */
export type DeleteSavedSearchErrorCode = CommonErrorCode;

/** Delete saved search: Delete a saved search. */
export type DeleteSavedSearchHandler<Context> = (
  input: DeleteSavedSearchInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_saved_search` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_saved_search",
    title: "Delete saved search",
    description: "Delete a saved search.",
    category: "search",
    effect: "destructive",
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
    arguments: ["saved_search_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "remove, forget, erase or get rid of a stored search, query or filter",
      "stop notices or alerts about new results",
      "I no longer need a saved search",
      "throw away, discard, wipe, scrap, drop, clear",
      "no more alerts about new results",
      "drop a search",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/saved-searches/{saved_search_id}",
      tool: "delete_saved_search",
      operationId: "delete_saved_search",
      pathParameters: ["saved_search_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
