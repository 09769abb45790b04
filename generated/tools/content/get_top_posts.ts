// Generated from spec/tools/content/get_top_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, PostItemPage } from "../../schemas.ts";

/** The validated arguments of `get_top_posts`, without `account_id` and `preview`. */
export interface GetTopPostsInput {
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_top_posts` can return. */
export type GetTopPostsErrorCode = CommonErrorCode;

/** Get top posts: List the account's posts with the most engagement. Older name for list_posts with sort engagement. */
export type GetTopPostsHandler<Context> = (
  input: GetTopPostsInput,
  context: Context,
) => Promise<PostItemPage>;

/** The data of `get_top_posts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_top_posts",
    title: "Get top posts",
    description: "List the account's posts with the most engagement. Older name for list_posts with sort engagement.",
    category: "content",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "legacy"],
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
      "/data/*/author/name",
      "/data/*/author/headline",
      "/data/*/author/handle",
      "/data/*/company/name",
      "/data/*/excerpt",
      "/data/*/text",
      "/data/*/hashtags/*",
      "/data/*/mentions/*/name",
      "/data/*/link_url",
      "/data/*/media/*/filename",
      "/data/*/media/*/alt_text",
      "/data/*/poll/question",
      "/data/*/poll/options/*/text",
      "/data/*/repost_of/author_name",
      "/data/*/repost_of/text",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    replacedBy: { tool: "list_posts", input: { sort: { value: "engagement" } }, output: [] },
  },
  routes: [
    {
      method: "GET",
      path: "/posts/top",
      tool: "get_top_posts",
      operationId: "get_top_posts",
      pathParameters: [],
      queryParameters: ["detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
