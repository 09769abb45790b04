// Generated from spec/tools/content/delete_comment.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_comment`, without `account_id` and `preview`. */
export interface DeleteCommentInput {
  /** Comment or reply, from list_post_comments. */
  comment_id: string;
}

/** The error codes that `delete_comment` can return. */
export type DeleteCommentErrorCode = CommonErrorCode;

/** Delete comment: Delete the account's own comment, or any comment on its own posts. */
export type DeleteCommentHandler<Context> = (
  input: DeleteCommentInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_comment` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_comment",
    title: "Delete comment",
    description: "Delete the account's own comment, or any comment on its own posts.",
    category: "content",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["comment_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "The replies to the comment are deleted with it. This cannot be undone.\n",
    synonyms: [
      "edit, change, correct or fix a typo in my comment, delete it and comment again, rewrite a comment",
      "remove my comment",
      "take down, erase or hide a remark under my post or article",
      "get rid of a rude, nasty or spam comment, reply or response",
      "moderate a discussion",
      "throw away, discard, wipe, scrap, drop, clear, feedback",
      "insulting or offensive words under my post",
      "delete what I said under a post",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/comments/{comment_id}",
      tool: "delete_comment",
      operationId: "delete_comment",
      pathParameters: ["comment_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
