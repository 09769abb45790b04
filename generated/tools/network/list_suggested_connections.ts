// Generated from spec/tools/network/list_suggested_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, SuggestedConnectionPage } from "../../schemas.ts";

/** The validated arguments of `list_suggested_connections`, without `account_id` and `preview`. */
export interface ListSuggestedConnectionsInput {
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_suggested_connections` can return. */
export type ListSuggestedConnectionsErrorCode = CommonErrorCode;

/**
 * List suggested connections: List members the account may know, ranked by mutual connections and shared history, each
 * with the reasons.
 */
export type ListSuggestedConnectionsHandler<Context> = (
  input: ListSuggestedConnectionsInput,
  context: Context,
) => Promise<SuggestedConnectionPage>;

/** The data of `list_suggested_connections` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_suggested_connections",
    title: "List suggested connections",
    description: "List members the account may know, ranked by mutual connections and shared history, each with the reasons.",
    category: "network",
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
    arguments: ["detail", "limit", "cursor", "account_id"],
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
      "/data/*/reasons/*/name",
    ],
    errors: [],
    details: "The score is the number of mutual connections, plus 10 for the same current employer, 5 for any other employer in common and 5 for a school in common. Up to 200 members are ranked: colleagues, alumni, and connections of the account's 100 newest connections. Members are omitted if they are already connected, have a pending invitation, are blocked, or were sent an invitation that the account withdrew in the last 21 days.",
    synonyms: [
      "people I may, might or could know",
      "whom should I connect with, add or invite",
      "suggestions and recommendations to grow my network, new contacts",
      "find interesting people for me",
      "friend, acquaintance, circle, people I know or am linked to",
      "make new acquaintances, expand or widen my network",
      "people I should add",
      "who else should be in my network",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/network/suggestions",
      tool: "list_suggested_connections",
      operationId: "list_suggested_connections",
      pathParameters: [],
      queryParameters: ["detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
