// Generated from spec/tools/content/reply_to_comment.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Comment } from "../../schemas.ts";

/** The validated arguments of `reply_to_comment`, without `account_id` and `preview`. */
export interface ReplyToCommentInput {
  /** Comment or reply, from list_post_comments. */
  comment_id: string;
  /** Plain text. */
  text: string;
  /** Member ids; write their names in the text. */
  mentions?: readonly string[];
}

/** The error codes that `reply_to_comment` can return. */
export type ReplyToCommentErrorCode = "excluded" | CommonErrorCode;

/** Reply to comment: Reply to a comment on a post. */
export type ReplyToCommentHandler<Context> = (
  input: ReplyToCommentInput,
  context: Context,
) => Promise<Comment>;

/** The data of `reply_to_comment` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "reply_to_comment",
    title: "Reply to comment",
    description: "Reply to a comment on a post.",
    category: "content",
    effect: "write",
    idempotent: false,
    safety: "engagement",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["comment_id", "text", "mentions", "account_id", "preview"],
    structuredArguments: ["mentions"],
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
      "/text",
      "/mentions/*/name",
      "/replies/*/author/handle",
      "/replies/*/author/name",
      "/replies/*/author/headline",
      "/replies/*/author/location",
      "/replies/*/author/industry",
      "/replies/*/author/current_position/title",
      "/replies/*/author/current_position/company_name",
      "/replies/*/text",
      "/replies/*/mentions/*/name",
    ],
    errors: ["excluded"],
    details: "Replies are one level deep: a reply to a reply has the same `parent_id` as that reply. The author of the comment and the\nauthor of the post are notified.\n",
    synonyms: [
      "answer a comment",
      "respond to what somebody wrote or asked under my post or article",
      "thank for a comment, write back to a remark",
      "continue a discussion, thread",
      "react, response, feedback",
      "react to criticism or a question under my post",
      "thank somebody for a comment",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/comments/{comment_id}/replies",
      tool: "reply_to_comment",
      operationId: "reply_to_comment",
      pathParameters: ["comment_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "mentions", "account_id", "preview"],
      fixed: {},
    },
  ],
};
