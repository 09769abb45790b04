// Generated from spec/tools/content/list_post_reactions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, ReactionPage, ReactionType } from "../../schemas.ts";

/** The validated arguments of `list_post_reactions`, without `account_id` and `preview`. */
export interface ListPostReactionsInput {
  /** Post id. */
  post_id: string;
  /** Default: all, newest first. */
  type?: ReactionType;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_post_reactions` can return. */
export type ListPostReactionsErrorCode = CommonErrorCode;

/** List post reactions: List who reacted to a post, and how. */
export type ListPostReactionsHandler<Context> = (
  input: ListPostReactionsInput,
  context: Context,
) => Promise<ReactionPage>;

/** The data of `list_post_reactions` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_post_reactions",
    title: "List post reactions",
    description: "List who reacted to a post, and how.",
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
    arguments: ["post_id", "type", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/profile/location",
      "/data/*/profile/industry",
      "/data/*/profile/current_position/title",
      "/data/*/profile/current_position/company_name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "who liked my post",
      "likes, hearts, thumbs up and applause on an article or update",
      "people who reacted to, celebrated or loved what I published",
      "show reactions",
      "emoji, announcement, piece of content, story",
      "who applauded, endorsed or approved of a post",
      "number and kinds of likes, who liked it",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/posts/{post_id}/reactions",
      tool: "list_post_reactions",
      operationId: "list_post_reactions",
      pathParameters: ["post_id"],
      queryParameters: ["type", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
