// Generated from spec/tools/content/list_saved_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, SavedPostPage } from "../../schemas.ts";

/** The validated arguments of `list_saved_posts`, without `account_id` and `preview`. */
export interface ListSavedPostsInput {
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_saved_posts` can return. */
export type ListSavedPostsErrorCode = CommonErrorCode;

/** List saved posts: List the account's saved posts, most recently saved first. */
export type ListSavedPostsHandler<Context> = (
  input: ListSavedPostsInput,
  context: Context,
) => Promise<SavedPostPage>;

/** The data of `list_saved_posts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_saved_posts",
    title: "List saved posts",
    description: "List the account's saved posts, most recently saved first.",
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
    arguments: ["limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/post/excerpt", "/data/*/post_author/name"],
    errors: [],
    details: "Deleted posts and posts that the account may no longer see are omitted. `get_post` returns a post in full.\n",
    synonyms: [
      "my bookmarks",
      "bookmarked or saved articles, reading list",
      "posts to read later, what did I keep",
      "find an article I saved",
      "update, announcement, piece of content, story",
      "articles I put aside",
      "what did I want to read",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/saved-posts",
      tool: "list_saved_posts",
      operationId: "list_saved_posts",
      pathParameters: [],
      queryParameters: ["limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
