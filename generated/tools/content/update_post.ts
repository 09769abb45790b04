// Generated from spec/tools/content/update_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** The validated arguments of `update_post`, without `account_id` and `preview`. */
export interface UpdatePostInput {
  /** Own post. */
  post_id: string;
  /** Complete new text. */
  text?: string;
  /** Ids of the members named in the new text. */
  mentions?: readonly string[];
  /** Who may see it. */
  visibility?: "public" | "connections";
  /** Pinned to the profile. */
  pinned?: boolean;
}

/** The error codes that `update_post` can return. */
export type UpdatePostErrorCode = "excluded" | CommonErrorCode;

/** Update post: Edit the text or visibility of the account's own post, or pin it to the profile. */
export type UpdatePostHandler<Context> = (
  input: UpdatePostInput,
  context: Context,
) => Promise<Post>;

/** The data of `update_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_post",
    title: "Update post",
    description: "Edit the text or visibility of the account's own post, or pin it to the profile. Give at least one of text, visibility and pinned. mentions requires text.",
    category: "content",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["post_id", "text", "mentions", "visibility", "pinned", "account_id", "preview"],
    structuredArguments: ["mentions"],
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
    details: "Omitted inputs are unchanged. A new text removes the mentions of members whose names it no longer contains. `mentions`\nreplaces all mentions; only newly mentioned members are notified. `edited_at` changes with the text. Pinning a post\nunpins the previous one. Polls, links and media cannot be changed. Reposts of a post that is no longer public show it\nonly to members who may see it.\n",
    synonyms: [
      "edit or correct a published post",
      "fix a typo, mistake, error or wrong word in an article or update I shared",
      "pin or keep a post at the top of my page, feature",
      "change who can see a post, visibility, private or public",
      "rewrite what I posted",
      "modify, adjust, amend, alter, revise, reword, set, announcement, piece of content, story",
      "mistake in a published post, limit who can see it, sticky",
      "audience of a post, connections only",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/posts/{post_id}",
      tool: "update_post",
      operationId: "update_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "mentions", "visibility", "pinned", "account_id", "preview"],
      fixed: {},
    },
  ],
};
