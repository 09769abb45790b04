// Generated from spec/tools/content/list_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, PostItemPage } from "../../schemas.ts";

/** The validated arguments of `list_posts`, without `account_id` and `preview`. */
export interface ListPostsInput {
  /** Id, handle or URL; default: the account. */
  profile_id?: string;
  /** Id, handle or URL. */
  company_id?: string;
  /** Published at or after this time. */
  since?: string;
  /** Published before this time. */
  until?: string;
  /** engagement: most reactions, comments, reposts first. */
  sort: "recent" | "engagement";
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_posts` can return. */
export type ListPostsErrorCode = CommonErrorCode;

/** List posts: List posts of the account, of a member or of a company. */
export type ListPostsHandler<Context> = (
  input: ListPostsInput,
  context: Context,
) => Promise<PostItemPage>;

/** The data of `list_posts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_posts",
    title: "List posts",
    description: "List posts of the account, of a member or of a company. Do not combine profile_id with company_id.",
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
    arguments: ["profile_id", "company_id", "since", "until", "sort", "detail", "limit", "cursor", "account_id"],
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
    details: "Without `profile_id` and `company_id`, the account's own posts are listed. Engagement is the sum of reactions, comments\nand reposts.\n",
    synonyms: [
      "my latest or newest posts",
      "posts of a member or company",
      "what has a person published, written, shared or posted",
      "my articles and updates, everything I published",
      "my most successful, popular, top or best posts",
      "worst posts, posts with most likes",
      "what does a company post",
      "show, view, see, check, overview, all, which, announcement, piece of content, story",
      "recent publications of a person, archive of what I wrote, find an earlier post",
      "what did I post last month, somebody's older posts",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/posts",
      tool: "list_posts",
      operationId: "list_posts",
      pathParameters: [],
      queryParameters: ["profile_id", "company_id", "since", "until", "sort", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/profiles/{profile_id}/posts",
      tool: "list_posts",
      operationId: "list_profile_posts",
      pathParameters: ["profile_id"],
      queryParameters: ["since", "until", "sort", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/companies/{company_id}/posts",
      tool: "list_posts",
      operationId: "list_company_posts",
      pathParameters: ["company_id"],
      queryParameters: ["since", "until", "sort", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
