// Generated from spec/tools/analytics/list_top_engagers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, EngagerPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_top_engagers`, without `account_id` and `preview`. */
export interface ListTopEngagersInput {
  /** Days up to today, or a month. */
  period: "30d" | "90d" | "365d" | "this_month" | "last_month";
  /** true: only connections; false: only others. */
  connected?: boolean;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_top_engagers` can return. */
export type ListTopEngagersErrorCode = CommonErrorCode;

/**
 * List top engagers: Rank the members who react to and comment on the account's posts most, with degree and last
 * interaction.
 */
export type ListTopEngagersHandler<Context> = (
  input: ListTopEngagersInput,
  context: Context,
) => Promise<EngagerPage>;

/** The data of `list_top_engagers` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_top_engagers",
    title: "List top engagers",
    description: "Rank the members who react to and comment on the account's posts most, with degree and last interaction.",
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
    arguments: ["period", "connected", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "The score is the number of reactions to the account's posts plus twice the number of comments and replies on these posts.\nOnly engagement made in the period counts, whenever the post was published. Equal scores are ordered by the latest engagement.\n",
    synonyms: [
      "my biggest fans, supporters and most loyal readers",
      "who likes and comments on my posts most",
      "people who always react, interact or engage with my content",
      "most active followers",
      "who supports me, whom should I thank",
      "audience, subscribers",
      "most active supporters, regulars, champions, ambassadors, who cares about my content",
      "who keeps liking my content",
      "superfans, top commenters and likers",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/engagers",
      tool: "list_top_engagers",
      operationId: "list_top_engagers",
      pathParameters: [],
      queryParameters: ["period", "connected", "limit", "cursor", "account_id"],
      parameterTypes: { connected: { value: ["boolean"] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
