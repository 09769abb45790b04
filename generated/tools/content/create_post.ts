// Generated from spec/tools/content/create_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PollInput, Post } from "../../schemas.ts";

/** The validated arguments of `create_post`, without `account_id` and `preview`. */
export interface CreatePostInput {
  /** Plain text with hashtags. */
  text: string;
  /** Who may see it. */
  visibility: "public" | "connections";
  /** Images or one document, from upload_media. */
  media_ids?: readonly string[];
  /** Link. */
  link_url?: string;
  poll?: PollInput;
  /** Member ids; write their names in the text. */
  mentions?: readonly string[];
}

/** The error codes that `create_post` can return. */
export type CreatePostErrorCode = "excluded" | CommonErrorCode;

/** Create post: Publish a post now: text, image, document, link or poll. */
export type CreatePostHandler<Context> = (
  input: CreatePostInput,
  context: Context,
) => Promise<Post>;

/** The data of `create_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "create_post",
    title: "Create post",
    description: "Publish a post now: text, image, document, link or poll. Do not combine media_ids with link_url or poll. Do not combine link_url with poll.",
    category: "content",
    effect: "write",
    idempotent: false,
    safety: "post",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["text", "visibility", "media_ids", "link_url", "poll", "mentions", "account_id", "preview"],
    structuredArguments: ["media_ids", "poll", "mentions"],
    nestedArguments: { "/poll": ["question", "options", "days"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/author/handle",
      "/author/name",
      "/author/headline",
      "/author/location",
      "/author/industry",
      "/author/current_position/title",
      "/author/current_position/company_name",
      "/company/handle",
      "/company/name",
      "/company/industry",
      "/company/location",
      "/text",
      "/hashtags/*",
      "/mentions/*/name",
      "/link_url",
      "/media/*/filename",
      "/media/*/alt_text",
      "/poll/question",
      "/poll/options/*/text",
      "/repost_of/author_name",
      "/repost_of/text",
    ],
    errors: ["excluded"],
    details: "Hashtags are read from the text. A member named in `mentions` is notified once.\n",
    synonyms: [
      "write a post, write and publish a new post",
      "publish a post, publish an update, publish an article",
      "make, share or write a new post now",
      "post an image, photo, document or link, a poll, survey or vote",
      "announce, tell or let everybody know news, a product or a launch",
      "ask my network a question, tell everybody that I changed jobs",
      "write something on my feed or wall, put it online",
      "build, set up, prepare, compose, announcement, piece of content, story",
      "post about a success, event, job opening or achievement",
      "share thoughts with my followers",
      "ask for opinions or input, what do people prefer",
      "shout-out, praise my team in public, brag",
      "share a document, presentation or carousel with my followers, tweet, blog",
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
};
