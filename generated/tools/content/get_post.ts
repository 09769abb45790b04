// Generated from spec/tools/content/get_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** The validated arguments of `get_post`, without `account_id` and `preview`. */
export interface GetPostInput {
  /** Post id or post URL. */
  post_id: string;
}

/** The error codes that `get_post` can return. */
export type GetPostErrorCode = CommonErrorCode;

/** Get post: Read one post with its author, counts and the account's reaction. */
export type GetPostHandler<Context> = (
  input: GetPostInput,
  context: Context,
) => Promise<Post>;

/** The data of `get_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_post",
    title: "Get post",
    description: "Read one post with its author, counts and the account's reaction.",
    category: "content",
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
    arguments: ["post_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/author/handle",
      "/author/name",
      "/author/headline",
      "/author/location",
      "/author/industry",
      "/author/current_position/title",
      "/author/current_position/company_name",
      "/company/handle",
      "/company/name",
      "/company/industry",
      "/company/location",
      "/text",
      "/hashtags/*",
      "/mentions/*/name",
      "/link_url",
      "/media/*/filename",
      "/media/*/alt_text",
      "/poll/question",
      "/poll/options/*/text",
      "/repost_of/author_name",
      "/repost_of/text",
    ],
    errors: [],
    synonyms: [
      "read one post",
      "look at a single post with its numbers",
      "open, show or see an article or update and its full text",
      "how many likes and comments has a post",
      "what does this post say, who wrote it",
      "my own reaction to it",
      "view, check, display, announcement, piece of content, story",
      "what was in an article, wording of a post",
      "what does an article say",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/posts/{post_id}",
      tool: "get_post",
      operationId: "get_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
