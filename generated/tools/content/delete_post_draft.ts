// Generated from spec/tools/content/delete_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_post_draft`, without `account_id` and `preview`. */
export interface DeletePostDraftInput {
  /** From list_post_drafts. */
  draft_id: string;
}

/** The error codes that `delete_post_draft` can return. */
export type DeletePostDraftErrorCode = CommonErrorCode;

/** Delete post draft: Delete a post draft. */
export type DeletePostDraftHandler<Context> = (
  input: DeletePostDraftInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_post_draft` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_post_draft",
    title: "Delete post draft",
    description: "Delete a post draft.",
    category: "content",
    effect: "destructive",
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
    arguments: ["draft_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "throw away, discard or remove an unfinished post or article",
      "get rid of a draft, unpublished text",
      "I no longer want to write a post",
      "erase, wipe, scrap, drop, clear, private, idea, thoughts, not published yet, update, announcement, piece of content, story",
      "scrap an idea for a post",
      "never mind, forget my draft",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/post-drafts/{draft_id}",
      tool: "delete_post_draft",
      operationId: "delete_post_draft",
      pathParameters: ["draft_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
