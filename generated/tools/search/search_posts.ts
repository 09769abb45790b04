// Generated from spec/tools/search/search_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostPage } from "../../schemas.ts";

/** Arguments of `search_posts`, validated, without `account_id` and `preview`. */
export interface SearchPostsInput {
  /** Words or hashtags that must all occur. */
  keyword: string;
  /** Member or company id. */
  author?: string;
  /** Published since then. */
  since?: string;
  /** engagement: most reactions, comments and reposts first; relevant: the same, newest weeks first. */
  sort: "relevant" | "recent" | "engagement";
  /** Minimum number of reactions. */
  min_reactions?: number;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_posts` that a caller can act on. */
export type SearchPostsErrorCode = CommonErrorCode;

/** Search posts: Search posts by keyword, author, age and engagement. */
export type SearchPostsHandler<Context> = (
  input: SearchPostsInput,
  context: Context,
) => Promise<PostPage>;

/** What the runtime knows of `search_posts`. */
export const tool: ToolModule = {
  entry: {
    name: "search_posts",
    title: "Search posts",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: [],
    contents: null,
    errors: [
      "bad_request",
      "invalid_arguments",
      "invalid_cursor",
      "preview_not_supported",
      "unauthenticated",
      "out_of_scope",
      "origin_not_allowed",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "call_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "expectation_failed",
      "idempotency_mismatch",
      "rate_limited",
      "safety_limit_reached",
      "headers_too_large",
      "internal_error",
      "not_supported",
      "network_error",
      "network_unavailable",
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
      bodyProperties: ["keyword", "author", "since", "sort", "min_reactions", "limit", "cursor", "account_id"],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/posts",
      tool: "search_posts",
      operationId: "search_posts_by_query",
      pathParameters: [],
      queryParameters: ["keyword", "author", "since", "sort", "min_reactions", "limit", "cursor", "account_id"],
      parameterTypes: { min_reactions: { value: ["integer"] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "search_posts",
    title: "Search posts",
    description: "Search posts by keyword, author, age and engagement.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["keyword"],
      properties: {
        keyword: { type: "string", minLength: 1, description: "Words or hashtags that must all occur." },
        author: { type: "string", description: "Member or company id." },
        since: { type: "string", format: "date-time", description: "Published since then." },
        sort: {
          type: "string",
          enum: ["relevant", "recent", "engagement"],
          default: "relevant",
          description: "engagement: most reactions, comments and reposts first; relevant: the same, newest weeks first.",
        },
        min_reactions: { type: "integer", minimum: 0, maximum: 1000000, description: "Minimum number of reactions." },
        limit: { description: "Per page.", type: "integer", minimum: 1, maximum: 100, default: 25 },
        cursor: { description: "From next_cursor.", type: "string", minLength: 1 },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data", "next_cursor"],
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "url",
              "author",
              "company",
              "own",
              "kind",
              "text",
              "hashtags",
              "mentions",
              "link_url",
              "media",
              "poll",
              "repost_of",
              "visibility",
              "pinned",
              "saved",
              "reaction_count",
              "reactions",
              "comment_count",
              "repost_count",
              "impression_count",
              "own_reaction",
              "published_at",
              "edited_at",
            ],
            properties: {
              id: { type: "string" },
              url: { type: "string", format: "uri" },
              author: {
                anyOf: [
                  {
                    type: "object",
                    required: [
                      "id",
                      "handle",
                      "name",
                      "headline",
                      "location",
                      "industry",
                      "degree",
                      "mutual_connection_count",
                      "current_position",
                      "open_profile",
                      "url",
                    ],
                    properties: {
                      id: { type: "string" },
                      handle: { type: "string" },
                      name: { type: "string" },
                      headline: { type: "string" },
                      location: { type: ["string", "null"] },
                      industry: { type: ["string", "null"] },
                      degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
                      mutual_connection_count: { type: "integer" },
                      current_position: {
                        anyOf: [
                          {
                            type: "object",
                            required: ["title", "company_id", "company_name", "started_on"],
                            properties: {
                              title: { type: "string" },
                              company_id: { type: ["string", "null"] },
                              company_name: { type: "string" },
                              started_on: { type: "string", format: "date" },
                            },
                          },
                          { type: "null" },
                        ],
                      },
                      open_profile: { type: "boolean" },
                      url: { type: "string", format: "uri" },
                    },
                  },
                  { type: "null" },
                ],
              },
              company: {
                anyOf: [
                  {
                    type: "object",
                    required: [
                      "id",
                      "handle",
                      "name",
                      "industry",
                      "location",
                      "size",
                      "headcount",
                      "headcount_growth_percent",
                      "follower_count",
                      "connection_count",
                      "open_job_count",
                      "url",
                    ],
                    properties: {
                      id: { type: "string" },
                      handle: { type: "string" },
                      name: { type: "string" },
                      industry: { type: "string" },
                      location: { type: ["string", "null"] },
                      size: {
                        type: "string",
                        enum: [
                          "1-10",
                          "11-50",
                          "51-200",
                          "201-500",
                          "501-1000",
                          "1001-5000",
                          "5001-10000",
                          "10001+",
                        ],
                      },
                      headcount: { type: "integer" },
                      headcount_growth_percent: { type: ["number", "null"] },
                      follower_count: { type: "integer" },
                      connection_count: { type: "integer" },
                      open_job_count: { type: "integer" },
                      url: { type: "string", format: "uri" },
                    },
                  },
                  { type: "null" },
                ],
              },
              own: { type: "boolean" },
              kind: { type: "string", enum: ["text", "image", "video", "document", "link", "poll", "repost"] },
              text: { type: "string" },
              hashtags: { type: "array", items: { type: "string" } },
              mentions: {
                type: "array",
                items: {
                  type: "object",
                  required: ["profile_id", "name"],
                  properties: { profile_id: { type: "string" }, name: { type: "string" } },
                },
              },
              link_url: { type: ["string", "null"], format: "uri" },
              media: {
                type: "array",
                items: {
                  type: "object",
                  required: ["media_id", "kind", "content_type", "filename", "alt_text"],
                  properties: {
                    media_id: { type: "string" },
                    kind: { type: "string", enum: ["image", "video", "document"] },
                    content_type: { type: "string" },
                    filename: { type: ["string", "null"] },
                    alt_text: { type: ["string", "null"] },
                  },
                },
              },
              poll: {
                anyOf: [
                  {
                    type: "object",
                    required: ["question", "options", "vote_count", "closes_at", "closed"],
                    properties: {
                      question: { type: "string" },
                      options: {
                        type: "array",
                        items: {
                          type: "object",
                          required: ["text", "vote_count", "vote_percent"],
                          properties: {
                            text: { type: "string" },
                            vote_count: { type: "integer" },
                            vote_percent: { type: "number" },
                          },
                        },
                      },
                      vote_count: { type: "integer" },
                      closes_at: { type: "string", format: "date-time" },
                      closed: { type: "boolean" },
                    },
                  },
                  { type: "null" },
                ],
              },
              repost_of: {
                anyOf: [
                  {
                    type: "object",
                    required: ["post_id", "author_name", "author_id", "text", "published_at"],
                    properties: {
                      post_id: { type: "string" },
                      author_name: { type: "string" },
                      author_id: { type: "string" },
                      text: { type: "string" },
                      published_at: { type: "string", format: "date-time" },
                    },
                  },
                  { type: "null" },
                ],
              },
              visibility: { type: "string", enum: ["public", "connections"] },
              pinned: { type: "boolean" },
              saved: { type: "boolean" },
              reaction_count: { type: "integer" },
              reactions: {
                type: "object",
                required: ["like", "celebrate", "support", "love", "insightful", "funny"],
                properties: {
                  like: { type: "integer" },
                  celebrate: { type: "integer" },
                  support: { type: "integer" },
                  love: { type: "integer" },
                  insightful: { type: "integer" },
                  funny: { type: "integer" },
                },
              },
              comment_count: { type: "integer" },
              repost_count: { type: "integer" },
              impression_count: { type: ["integer", "null"] },
              own_reaction: {
                anyOf: [
                  { type: "string", enum: ["like", "celebrate", "support", "love", "insightful", "funny"] },
                  { type: "null" },
                ],
              },
              published_at: { type: "string", format: "date-time" },
              edited_at: { type: ["string", "null"], format: "date-time" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
