// Generated from spec/tools/content/react_to_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Reaction, ReactionType } from "../../schemas.ts";

/** The validated arguments of `react_to_post`, without `account_id` and `preview`. */
export interface ReactToPostInput {
  /** Post id. */
  post_id: string;
  type: ReactionType;
}

/** The error codes that `react_to_post` can return. */
export type ReactToPostErrorCode = CommonErrorCode;

/** React to post: Set or replace the account's reaction on a post. */
export type ReactToPostHandler<Context> = (
  input: ReactToPostInput,
  context: Context,
) => Promise<Reaction>;

/** The data of `react_to_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "react_to_post",
    title: "React to post",
    description: "Set or replace the account's reaction on a post.",
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
    arguments: ["post_id", "type", "account_id", "preview"],
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
      "like a post",
      "celebrate, love, support or applaud a post",
      "give an article or update a heart, thumbs up, applause, clap",
      "show appreciation for what somebody published or shared",
      "change my reaction",
      "emoji, announcement, piece of content, story",
      "applaud a colleague's news",
      "mark a post as insightful or funny",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/posts/{post_id}/reactions",
      tool: "react_to_post",
      operationId: "react_to_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["type", "account_id", "preview"],
      fixed: {},
    },
  ],
};
