// Generated from spec/tools/network/get_followers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, FollowerPage, Limit } from "../../schemas.ts";

/** The validated arguments of `get_followers`, without `account_id` and `preview`. */
export interface GetFollowersInput {
  /** Words in name or headline. */
  keyword?: string;
  /** Followed at or after this time. */
  since?: string;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_followers` can return. */
export type GetFollowersErrorCode = CommonErrorCode;

/** Get followers: List the account's followers, newest first, and whether they are also connections. */
export type GetFollowersHandler<Context> = (
  input: GetFollowersInput,
  context: Context,
) => Promise<FollowerPage>;

/** The data of `get_followers` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_followers",
    title: "Get followers",
    description: "List the account's followers, newest first, and whether they are also connections.",
    category: "network",
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
    arguments: ["keyword", "since", "detail", "limit", "cursor", "account_id"],
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
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "who follows me",
      "my audience",
      "who subscribes to me, my subscribers, fans and readers",
      "list the people that follow me, new followers",
      "how many followers do I have",
      "show, view, see, check, overview, all, which",
      "my crowd, audience members, who subscribed",
      "who are my newest followers, who started following me",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/followers",
      tool: "get_followers",
      operationId: "get_followers",
      pathParameters: [],
      queryParameters: ["keyword", "since", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
