// Generated from spec/tools/content/publish_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** The validated arguments of `publish_post_draft`, without `account_id` and `preview`. */
export interface PublishPostDraftInput {
  /** From list_post_drafts. */
  draft_id: string;
  /** Who may see it. */
  visibility: "public" | "connections";
}

/** The error codes that `publish_post_draft` can return. */
export type PublishPostDraftErrorCode = "excluded" | CommonErrorCode;

/** Publish post draft: Publish a draft now. */
export type PublishPostDraftHandler<Context> = (
  input: PublishPostDraftInput,
  context: Context,
) => Promise<Post>;

/** The data of `publish_post_draft` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "publish_post_draft",
    title: "Publish post draft",
    description: "Publish a draft now.",
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
    arguments: ["draft_id", "visibility", "account_id", "preview"],
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
    errors: ["excluded"],
    details: "The draft is deleted when the post is published.",
    synonyms: [
      "put a finished draft online now",
      "the draft is good, ready, go live, send it out",
      "release what I prepared, a saved text right away",
      "unfinished, private, idea, thoughts, not published yet",
      "my draft can go out",
      "take a draft and publish it",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/post-drafts/{draft_id}/publish",
      tool: "publish_post_draft",
      operationId: "publish_post_draft",
      pathParameters: ["draft_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["visibility", "account_id", "preview"],
      fixed: {},
    },
  ],
};
