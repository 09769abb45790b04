// Generated from spec/tools/content/get_top_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostPage } from "../../schemas.ts";

/** The validated arguments of `get_top_posts`, without `account_id` and `preview`. */
export interface GetTopPostsInput {
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_top_posts` can return. */
export type GetTopPostsErrorCode = CommonErrorCode;

/** Get top posts: List the account's posts with the most engagement. Older name for list_posts with sort engagement. */
export type GetTopPostsHandler<Context> = (
  input: GetTopPostsInput,
  context: Context,
) => Promise<PostPage>;

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
    arguments: ["limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/author/name",
      "/data/*/author/headline",
      "/data/*/author/location",
      "/data/*/author/current_position/title",
      "/data/*/author/current_position/company_name",
      "/data/*/company/name",
      "/data/*/company/location",
      "/data/*/text",
      "/data/*/mentions/*/name",
      "/data/*/media/*/filename",
      "/data/*/media/*/alt_text",
      "/data/*/poll/question",
      "/data/*/poll/options/*/text",
      "/data/*/repost_of/author_name",
      "/data/*/repost_of/text",
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
      queryParameters: ["limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
