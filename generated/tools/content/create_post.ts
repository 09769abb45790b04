// Generated from spec/tools/content/create_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** Arguments of `create_post`, validated, without `account_id` and `preview`. */
export interface CreatePostInput {
  /** Plain text with hashtags. */
  text: string;
  /** Who may see it. */
  visibility: "public" | "connections";
  /** Images or one document, uploaded. */
  media_ids?: readonly string[];
  /** Web page to link. */
  link_url?: string;
  /** Poll to attach. */
  poll?: {
    /** Question of the poll. */
    question: string;
    /** Choices. */
    options: readonly string[];
    /** Days it stays open. */
    days: number;
  };
  /** Member ids; write each member's name in the text. */
  mentions?: readonly string[];
}

/** Failures of `create_post` that a caller can act on. */
export type CreatePostErrorCode = CommonErrorCode;

/** Create post: Publish a post now: text, image, document, link or poll. */
export type CreatePostHandler<Context> = (
  input: CreatePostInput,
  context: Context,
) => Promise<Post>;

/** What the runtime knows of `create_post`. */
export const tool: ToolModule = {
  entry: {
    name: "create_post",
    title: "Create post",
    category: "content",
    effect: "write",
    idempotent: false,
    safety: "post",
    live: true,
    scopes: ["core", "full_access", "content"],
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
      path: "/posts",
      tool: "create_post",
      operationId: "create_post",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "visibility", "media_ids", "link_url", "poll", "mentions", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "create_post",
    title: "Create post",
    description: "Publish a post now: text, image, document, link or poll. Do not combine media_ids with link_url or poll. Do not combine link_url with poll.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["text"],
      properties: {
        text: { type: "string", minLength: 1, maxLength: 3000, description: "Plain text with hashtags." },
        visibility: { type: "string", enum: ["public", "connections"], default: "public", description: "Who may see it." },
        media_ids: {
          type: "array",
          minItems: 1,
          maxItems: 20,
          uniqueItems: true,
          items: { type: "string" },
          description: "Images or one document, uploaded.",
        },
        link_url: { type: "string", format: "uri", description: "Web page to link." },
        poll: {
          type: "object",
          additionalProperties: false,
          required: ["question", "options"],
          description: "Poll to attach.",
          properties: {
            question: { type: "string", minLength: 1, maxLength: 140, description: "Question of the poll." },
            options: {
              type: "array",
              minItems: 2,
              maxItems: 4,
              uniqueItems: true,
              items: { type: "string", minLength: 1, maxLength: 30 },
              description: "Choices.",
            },
            days: { type: "integer", minimum: 1, maximum: 14, default: 7, description: "Days it stays open." },
          },
        },
        mentions: {
          type: "array",
          maxItems: 30,
          uniqueItems: true,
          items: { type: "string" },
          description: "Member ids; write each member's name in the text.",
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
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
                  enum: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+"],
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
};
