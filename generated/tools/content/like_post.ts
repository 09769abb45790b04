// Generated from spec/tools/content/like_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Reaction } from "../../schemas.ts";

/** The validated arguments of `like_post`, without `account_id` and `preview`. */
export interface LikePostInput {
  /** Post id. */
  post_id: string;
}

/** The error codes that `like_post` can return. */
export type LikePostErrorCode = CommonErrorCode;

/** Like post: Like a post. Older name for react_to_post with type like. */
export type LikePostHandler<Context> = (
  input: LikePostInput,
  context: Context,
) => Promise<Reaction>;

/** The data of `like_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "like_post",
    title: "Like post",
    description: "Like a post. Older name for react_to_post with type like.",
    category: "content",
    effect: "write",
    idempotent: true,
    safety: "engagement",
    requiresConnection: true,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["post_id", "account_id", "preview"],
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
    replacedBy: { tool: "react_to_post", input: { type: { value: "like" } }, output: [] },
  },
  routes: [
    {
      method: "POST",
      path: "/posts/{post_id}/like",
      tool: "like_post",
      operationId: "like_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
