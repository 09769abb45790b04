// Generated from spec/tools/network/unfollow_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FollowState } from "../../schemas.ts";

/** The validated arguments of `unfollow_user`, without `account_id` and `preview`. */
export interface UnfollowUserInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** The error codes that `unfollow_user` can return. */
export type UnfollowUserErrorCode = CommonErrorCode;

/** Unfollow user: Stop following a member. */
export type UnfollowUserHandler<Context> = (
  input: UnfollowUserInput,
  context: Context,
) => Promise<FollowState>;

/** The data of `unfollow_user` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "unfollow_user",
    title: "Unfollow user",
    description: "Stop following a member.",
    category: "network",
    effect: "destructive",
    idempotent: true,
    safety: null,
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
    details: "The member is not notified. A connection with the member remains. Unfollowing again changes nothing.",
    synonyms: [
      "stop following a person",
      "unsubscribe from a member or creator",
      "I do not want to see the posts, articles or updates of somebody any more",
      "hide a person from my feed, too many posts",
      "no longer see, mute",
      "no longer show posts of a person but stay connected, mute, silence",
      "too much noise from a person",
      "sick of somebody's posts",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/profiles/{profile_id}/follow",
      tool: "unfollow_user",
      operationId: "unfollow_user",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
