// Generated from spec/tools/network/list_following.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, FollowStatePage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_following`, without `account_id` and `preview`. */
export interface ListFollowingInput {
  /** Default: both. */
  kind?: "member" | "company";
  /** Words in name or headline. */
  keyword?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_following` can return. */
export type ListFollowingErrorCode = CommonErrorCode;

/** List following: List the members and companies that the account follows, newest first. */
export type ListFollowingHandler<Context> = (
  input: ListFollowingInput,
  context: Context,
) => Promise<FollowStatePage>;

/** The data of `list_following` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_following",
    title: "List following",
    description: "List the members and companies that the account follows, newest first.",
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
    arguments: ["kind", "keyword", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/name", "/data/*/headline", "/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    synonyms: [
      "whom do I follow",
      "people, creators and companies I am subscribed to",
      "whose updates, posts and news do I see or get",
      "my subscriptions",
      "show, view, check, overview, all, which",
      "influencers and pages whose news I get",
      "accounts I follow, my favorite authors",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/following",
      tool: "list_following",
      operationId: "list_following",
      pathParameters: [],
      queryParameters: ["kind", "keyword", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
