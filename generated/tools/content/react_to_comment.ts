// Generated from spec/tools/content/react_to_comment.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Reaction, ReactionType } from "../../schemas.ts";

/** The validated arguments of `react_to_comment`, without `account_id` and `preview`. */
export interface ReactToCommentInput {
  /** Comment or reply, from list_post_comments. */
  comment_id: string;
  type: ReactionType;
}

/** The error codes that `react_to_comment` can return. */
export type ReactToCommentErrorCode = CommonErrorCode;

/** React to comment: Set or replace the account's reaction on a comment. */
export type ReactToCommentHandler<Context> = (
  input: ReactToCommentInput,
  context: Context,
) => Promise<Reaction>;

/** The data of `react_to_comment` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "react_to_comment",
    title: "React to comment",
    description: "Set or replace the account's reaction on a comment.",
    category: "content",
    effect: "write",
    idempotent: true,
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
    arguments: ["comment_id", "type", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/profile/handle",
      "/profile/name",
      "/profile/headline",
      "/profile/location",
      "/profile/industry",
      "/profile/current_position/title",
      "/profile/current_position/company_name",
    ],
    errors: [],
    synonyms: [
      "like a comment",
      "thumbs up, heart or applause for a remark or reply under a post",
      "show that I agree with a comment",
      "emoji, response, feedback, under a post or article",
      "approve a remark, applaud what a commenter said",
      "like what somebody said under a post",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/comments/{comment_id}/reactions",
      tool: "react_to_comment",
      operationId: "react_to_comment",
      pathParameters: ["comment_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["type", "account_id", "preview"],
      fixed: {},
    },
  ],
};
