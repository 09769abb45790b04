// Generated from spec/tools/content/repost_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** The validated arguments of `repost_post`, without `account_id` and `preview`. */
export interface RepostPostInput {
  /** Public post. */
  post_id: string;
  /** Text above the original. */
  text?: string;
  /** Who may see it. */
  visibility: "public" | "connections";
}

/** The error codes that `repost_post` can return. */
export type RepostPostErrorCode = "conflict" | CommonErrorCode;

/** Repost post: Share a public post with the account's network, with or without a text. */
export type RepostPostHandler<Context> = (
  input: RepostPostInput,
  context: Context,
) => Promise<Post>;

/** The data of `repost_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "repost_post",
    title: "Repost post",
    description: "Share a public post with the account's network, with or without a text.",
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
    arguments: ["post_id", "text", "visibility", "account_id", "preview"],
    structuredArguments: [],
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
    errors: ["conflict"],
    details: "Reposting a repost shares the original. The author of the original is notified. A post can be reposted\nwithout text once. A second such repost returns `conflict`, and so does reposting a post that only connections can see.\n",
    synonyms: [
      "share the post of somebody else",
      "pass on, forward or spread an article or update to my network, followers",
      "share with my own remark, quote, retweet",
      "recommend a post to others",
      "announcement, piece of content, story",
      "boost or amplify a colleague's news",
      "let my followers see a post by somebody",
      "quote a post, reshare",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/posts/{post_id}/reposts",
      tool: "repost_post",
      operationId: "repost_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "visibility", "account_id", "preview"],
      fixed: {},
    },
  ],
};
