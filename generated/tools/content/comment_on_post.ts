// Generated from spec/tools/content/comment_on_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Comment } from "../../schemas.ts";

/** The validated arguments of `comment_on_post`, without `account_id` and `preview`. */
export interface CommentOnPostInput {
  /** Post id. */
  post_id: string;
  /** Plain text. */
  text: string;
  /** Member ids; write their names in the text. */
  mentions?: readonly string[];
}

/** The error codes that `comment_on_post` can return. */
export type CommentOnPostErrorCode = "excluded" | CommonErrorCode;

/** Comment on post: Comment on a post. */
export type CommentOnPostHandler<Context> = (
  input: CommentOnPostInput,
  context: Context,
) => Promise<Comment>;

/** The data of `comment_on_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "comment_on_post",
    title: "Comment on post",
    description: "Comment on a post.",
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
    arguments: ["post_id", "text", "mentions", "account_id", "preview"],
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
    synonyms: [
      "edit, change or replace a comment, comment again",
      "write a comment, reply under a post",
      "say something, congratulate or leave a remark under an article",
      "respond to, answer or give feedback on what somebody posted",
      "join a discussion",
      "response",
      "congratulate someone publicly, chime in, add my opinion, leave a comment",
      "drop a line under a post, tell an author what I think",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/posts/{post_id}/comments",
      tool: "comment_on_post",
      operationId: "comment_on_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "mentions", "account_id", "preview"],
      fixed: {},
    },
  ],
};
