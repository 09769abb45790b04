// Generated from spec/tools/content/list_mentions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MentionPage } from "../../schemas.ts";

/** The validated arguments of `list_mentions`, without `account_id` and `preview`. */
export interface ListMentionsInput {
  /** Default: both. */
  kind?: "post" | "comment";
  /** At or after this time. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_mentions` can return. */
export type ListMentionsErrorCode = CommonErrorCode;

/** List mentions: List posts and comments of others that mention the account, newest first. */
export type ListMentionsHandler<Context> = (
  input: ListMentionsInput,
  context: Context,
) => Promise<MentionPage>;

/** The data of `list_mentions` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_mentions",
    title: "List mentions",
    description: "List posts and comments of others that mention the account, newest first.",
    category: "content",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["kind", "since", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/author/handle",
      "/data/*/author/name",
      "/data/*/author/headline",
      "/data/*/excerpt",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "posts and comments that mention or tag me",
      "who is talking about me, wrote about me, named me",
      "where was I tagged, named or quoted",
      "what do people say about me",
      "article, update, announcement, piece of content, story",
      "has anybody tagged or quoted me, my name in posts",
      "am I being talked about",
      "@mentions, shout-outs to me",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/mentions",
      tool: "list_mentions",
      operationId: "list_mentions",
      pathParameters: [],
      queryParameters: ["kind", "since", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
