// Generated from spec/tools/profile/get_profile_activity.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ActivityItemPage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `get_profile_activity`, without `account_id` and `preview`. */
export interface GetProfileActivityInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Default: all. */
  kinds?: ReadonlyArray<"post" | "comment" | "reaction">;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_profile_activity` can return. */
export type GetProfileActivityErrorCode = CommonErrorCode;

/** Get profile activity: List a member's posts, comments and reactions in one stream, newest first. */
export type GetProfileActivityHandler<Context> = (
  input: GetProfileActivityInput,
  context: Context,
) => Promise<ActivityItemPage>;

/** The data of `get_profile_activity` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile_activity",
    title: "Get profile activity",
    description: "List a member's posts, comments and reactions in one stream, newest first.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "kinds", "limit", "cursor", "account_id"],
    structuredArguments: ["kinds"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/post/excerpt",
      "/data/*/post_author/name",
      "/data/*/comment_excerpt",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Only activity on posts that the account may see is listed.",
    synonyms: [
      "what has a person posted, commented or liked recently",
      "recent activity of a prospect",
      "what has somebody been up to, doing or talking about lately",
      "what is a person interested in, engaging with",
      "is somebody active",
      "member, individual",
      "what does a person care about, last posts and comments before I write",
      "is somebody active, what do they talk about",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/profiles/{profile_id}/activity",
      tool: "get_profile_activity",
      operationId: "get_profile_activity",
      pathParameters: ["profile_id"],
      queryParameters: ["kinds", "limit", "cursor", "account_id"],
      parameterTypes: { kinds: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
