// Generated from spec/tools/content/get_feed.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, FeedPage, Limit } from "../../schemas.ts";

/** The validated arguments of `get_feed`, without `account_id` and `preview`. */
export interface GetFeedInput {
  /** recent: newest first. */
  sort: "relevant" | "recent";
  /** With these words or hashtags. */
  topic?: string;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_feed` can return. */
export type GetFeedErrorCode = CommonErrorCode;

/** Get feed: Read the account's home feed. */
export type GetFeedHandler<Context> = (
  input: GetFeedInput,
  context: Context,
) => Promise<FeedPage>;

/** The data of `get_feed` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_feed",
    title: "Get feed",
    description: "Read the account's home feed.",
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
    arguments: ["sort", "topic", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/author/name",
      "/data/*/author/headline",
      "/data/*/author/handle",
      "/data/*/company/name",
      "/data/*/excerpt",
      "/data/*/text",
      "/data/*/hashtags/*",
      "/data/*/mentions/*/name",
      "/data/*/link_url",
      "/data/*/media/*/filename",
      "/data/*/media/*/alt_text",
      "/data/*/poll/question",
      "/data/*/poll/options/*/text",
      "/data/*/repost_of/author_name",
      "/data/*/repost_of/text",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "The feed contains posts of the last 30 days: those by connections, those by followed members and companies, and those that\nconnections reacted to or commented on. `relevant` weighs the engagement and age of a post, and how close its author\nis to the account. Later pages continue the ranking of the first page; only a post whose engagement changes in between\nmay be repeated or omitted.\n",
    synonyms: [
      "home feed, timeline, what is new",
      "news on my home page, start page, wall",
      "what are my contacts and everybody posting, sharing, talking about today",
      "latest posts and articles from people I follow, connections",
      "catch up, browse, scroll, trending",
      "update, announcement, piece of content, story",
      "show what my network is up to, headlines, what did I miss",
      "what is going on, what are others posting",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/feed",
      tool: "get_feed",
      operationId: "get_feed",
      pathParameters: [],
      queryParameters: ["sort", "topic", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
