// Generated from spec/tools/network/follow_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FollowState } from "../../schemas.ts";

/** The validated arguments of `follow_user`, without `account_id` and `preview`. */
export interface FollowUserInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** The error codes that `follow_user` can return. */
export type FollowUserErrorCode = CommonErrorCode;

/** Follow user: Follow a member. */
export type FollowUserHandler<Context> = (
  input: FollowUserInput,
  context: Context,
) => Promise<FollowState>;

/** The data of `follow_user` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "follow_user",
    title: "Follow user",
    description: "Follow a member.",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: "follow",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/name", "/headline"],
    errors: [],
    details: "Following a member again changes nothing.",
    synonyms: [
      "subscribe to the posts, articles or updates of a member, person, creator or influencer",
      "see more of what somebody writes without connecting",
      "keep up with or get news from a person",
      "keep an eye on a thought leader",
      "start following somebody, fan of",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profiles/{profile_id}/follow",
      tool: "follow_user",
      operationId: "follow_user",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
