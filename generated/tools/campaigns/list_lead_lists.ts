// Generated from spec/tools/campaigns/list_lead_lists.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, LeadListPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_lead_lists`, without `account_id` and `preview`. */
export interface ListLeadListsInput {
  /** Text in the name. */
  keyword?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_lead_lists` can return. */
export type ListLeadListsErrorCode = CommonErrorCode;

/** List lead lists: List lead lists with their sizes, newest first. */
export type ListLeadListsHandler<Context> = (
  input: ListLeadListsInput,
  context: Context,
) => Promise<LeadListPage>;

/** The data of `list_lead_lists` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_lead_lists",
    title: "List lead lists",
    description: "List lead lists with their sizes, newest first.",
    category: "campaigns",
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
    arguments: ["keyword", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    synonyms: [
      "prospect lists",
      "which lists of leads, contacts, customers or candidates do I have",
      "all my lists, groups and segments",
      "how many people are on a list",
      "show, view, see, check, overview, potential customer, buyer, collection, folder",
      "my collections of prospects",
      "how many lists do I have",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/lead-lists",
      tool: "list_lead_lists",
      operationId: "list_lead_lists",
      pathParameters: [],
      queryParameters: ["keyword", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
