// Generated from spec/tools/analytics/get_comment_reach.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CommentReachPage, Cursor, Detail, Limit } from "../../schemas.ts";

/** The validated arguments of `get_comment_reach`, without `account_id` and `preview`. */
export interface GetCommentReachInput {
  /** Days up to today; newest comments first. */
  period: "7d" | "30d" | "90d";
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_comment_reach` can return. */
export type GetCommentReachErrorCode = CommonErrorCode;

/**
 * Get comment reach: Read the reach of the account's comments: impressions, reactions, replies and resulting profile
 * views.
 */
export type GetCommentReachHandler<Context> = (
  input: GetCommentReachInput,
  context: Context,
) => Promise<CommentReachPage>;

/** The data of `get_comment_reach` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_comment_reach",
    title: "Get comment reach",
    description: "Read the reach of the account's comments: impressions, reactions, replies and resulting profile views.",
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
    arguments: ["period", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/text",
      "/data/*/post/excerpt",
      "/data/*/post_author/name",
      "/data/*/post_author/headline",
      "/data/*/post_author/handle",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "how many people saw my comments",
      "views, likes and attention my comments and replies bring",
      "are my remarks under the posts of others noticed, worth it",
      "does commenting help me to get seen",
      "impressions of what I comment",
      "reply, response, feedback, under a post or article, statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "does commenting on others' posts pay off",
      "how are my comments doing",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/comments",
      tool: "get_comment_reach",
      operationId: "get_comment_reach",
      pathParameters: [],
      queryParameters: ["period", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
