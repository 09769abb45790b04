// Generated from spec/tools/content/save_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PollInput, PostDraft } from "../../schemas.ts";

/** The validated arguments of `save_post_draft`, without `account_id` and `preview`. */
export interface SavePostDraftInput {
  /** Draft to change. */
  draft_id?: string;
  /** Plain text. */
  text?: string;
  /** Type. */
  format?: "list" | "story" | "hot_take" | "other" | null;
  /** Topic. */
  topic?: string | null;
  /** Images or one document. */
  media_ids?: readonly string[];
  /** null removes the link, or the poll. */
  link_url?: string | null;
  poll?: PollInput;
  /** Member ids. */
  mentions?: readonly string[];
}

/** The error codes that `save_post_draft` can return. */
export type SavePostDraftErrorCode = "conflict" | CommonErrorCode;

/** Save post draft: Create or change a post draft: text, files, link or poll. */
export type SavePostDraftHandler<Context> = (
  input: SavePostDraftInput,
  context: Context,
) => Promise<PostDraft>;

/** The data of `save_post_draft` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_post_draft",
    title: "Save post draft",
    description: "Create or change a post draft: text, files, link or poll. Give at least one of draft_id and text. Give an argument other than draft_id, account_id and preview. Do not combine media_ids with link_url or poll. Do not combine link_url with poll.",
    category: "content",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: [
      "draft_id",
      "text",
      "format",
      "topic",
      "media_ids",
      "link_url",
      "poll",
      "mentions",
      "account_id",
      "preview",
    ],
    structuredArguments: ["media_ids", "poll", "mentions"],
    nestedArguments: { "/poll": ["question", "options", "days"] },
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Without `draft_id`, an existing draft with the same text is changed; no second draft is created. Omitted arguments are unchanged. A draft has at most one of files, a link and a poll: setting one removes the others. If the account has 500 drafts or more, creating another returns `conflict`.",
    synonyms: [
      "prepare a poll",
      "write a post or article but do not publish it yet",
      "keep or store a text for later, not ready, not finished",
      "edit, continue or change a draft",
      "note an idea for a post",
      "create, make, build, set up, compose, new, unfinished, private, thoughts, update, announcement, piece of content",
      "draft some thoughts, keep private for now, work in progress",
      "prepare something to publish about a subject",
      "write it up but hold it",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/post-drafts",
      tool: "save_post_draft",
      operationId: "save_post_draft",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "draft_id",
        "text",
        "format",
        "topic",
        "media_ids",
        "link_url",
        "poll",
        "mentions",
        "account_id",
        "preview",
      ],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/post-drafts/{draft_id}",
      tool: "save_post_draft",
      operationId: "update_post_draft",
      pathParameters: ["draft_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "format", "topic", "media_ids", "link_url", "poll", "mentions", "account_id", "preview"],
      fixed: {},
    },
  ],
};
