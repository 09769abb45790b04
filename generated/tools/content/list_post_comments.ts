// Generated from spec/tools/content/list_post_comments.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CommentItemPage, Cursor, Detail, Limit } from "../../schemas.ts";

/** The validated arguments of `list_post_comments`, without `account_id` and `preview`. */
export interface ListPostCommentsInput {
  /** Post id. */
  post_id: string;
  /** relevant: most reactions and replies first. */
  sort: "recent" | "relevant";
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_post_comments` can return. */
export type ListPostCommentsErrorCode = CommonErrorCode;

/** List post comments: List the comments of a post with their replies. */
export type ListPostCommentsHandler<Context> = (
  input: ListPostCommentsInput,
  context: Context,
) => Promise<CommentItemPage>;

/** The data of `list_post_comments` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_post_comments",
    title: "List post comments",
    description: "List the comments of a post with their replies.",
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
    arguments: ["post_id", "sort", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/author/name",
      "/data/*/author/headline",
      "/data/*/author/handle",
      "/data/*/text",
      "/data/*/mentions/*/name",
      "/data/*/replies/*/author/name",
      "/data/*/replies/*/author/headline",
      "/data/*/replies/*/author/handle",
      "/data/*/replies/*/text",
      "/data/*/replies/*/mentions/*/name",
    ],
    errors: [],
    details: "Each item is a comment on the post itself. It contains the first 3 replies, oldest first, or the first 50 with\n`detail: full`. `reply_count` counts all replies. `relevant` sorts by the number of reactions and replies, then newest\nfirst.\n",
    synonyms: [
      "read the comments and discussion of a post",
      "what do people say, write, think or ask under an article",
      "replies, remarks, answers, feedback, opinions on a post",
      "who commented",
      "reply, response, open, show, view, see, check, look at, display",
      "reactions in words, questions under a post, how did people respond",
      "who said something about or under my post",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/posts/{post_id}/comments",
      tool: "list_post_comments",
      operationId: "list_post_comments",
      pathParameters: ["post_id"],
      queryParameters: ["sort", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
