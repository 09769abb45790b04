// Generated from spec/tools/search/search_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, PostSearchResults } from "../../schemas.ts";

/** The validated arguments of `search_posts`, without `account_id` and `preview`. */
export interface SearchPostsInput {
  /** Words or hashtags that must all occur. */
  keyword: string;
  /** Member or company id. */
  author?: string;
  /** Published at or after this time. */
  since?: string;
  /**
   * engagement: most reactions, comments and reposts first; relevant: this order within each age group, newest group
   * first.
   */
  sort: "relevant" | "recent" | "engagement";
  /** Minimum number of reactions. */
  min_reactions?: number;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_posts` can return. */
export type SearchPostsErrorCode = CommonErrorCode;

/** Search posts: Search posts by keyword, author, age and engagement. */
export type SearchPostsHandler<Context> = (
  input: SearchPostsInput,
  context: Context,
) => Promise<PostSearchResults>;

/** The data of `search_posts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_posts",
    title: "Search posts",
    description: "Search posts by keyword, author, age and engagement.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["keyword", "author", "since", "sort", "min_reactions", "detail", "limit", "cursor", "account_id"],
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
    details: "The last word of the keyword may be the beginning of a word. `relevant` groups posts by age: the last week, month, quarter and year, and older posts. If more than 2,000 posts contain the words, sorting by engagement and filtering by `min_reactions` consider only the newest 2,000; `relevant` considers the newest 2,000 of each age group. With `author`, only the newest 2,000 posts of the author are considered.",
    synonyms: [
      "locate posts mentioning an employer or brand in the past week",
      "find posts about a topic",
      "what do people say, write or think about a subject",
      "look for articles, updates or discussions on a theme, hashtag",
      "popular or viral posts, trends and news in an industry",
      "locate, discover, hunt, seek, announcement, piece of content, story",
      "opinions and news on a topic, what is written about a product",
      "posts with lots of likes on a topic",
      "hashtag, viral posts, thought leaders on a theme",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/search/posts",
      tool: "search_posts",
      operationId: "search_posts",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["keyword", "author", "since", "sort", "min_reactions", "detail", "limit", "cursor", "account_id"],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/posts",
      tool: "search_posts",
      operationId: "search_posts_by_query",
      pathParameters: [],
      queryParameters: ["keyword", "author", "since", "sort", "min_reactions", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { min_reactions: { value: ["integer"] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
