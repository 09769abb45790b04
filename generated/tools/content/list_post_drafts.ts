// Generated from spec/tools/content/list_post_drafts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostDraftPage } from "../../schemas.ts";

/** The validated arguments of `list_post_drafts`, without `account_id` and `preview`. */
export interface ListPostDraftsInput {
  /** With this topic, ignoring case. */
  topic?: string;
  /** Form of the post. */
  format?: "list" | "story" | "hot_take" | "other";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_post_drafts` can return. */
export type ListPostDraftsErrorCode = CommonErrorCode;

/** List post drafts: List post drafts, newest first. */
export type ListPostDraftsHandler<Context> = (
  input: ListPostDraftsInput,
  context: Context,
) => Promise<PostDraftPage>;

/** The data of `list_post_drafts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_post_drafts",
    title: "List post drafts",
    description: "List post drafts, newest first.",
    category: "content",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["topic", "format", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Changing a draft makes it the newest. Scheduled drafts are listed by get_content_calendar instead.",
  },
  routes: [
    {
      method: "GET",
      path: "/post-drafts",
      tool: "list_post_drafts",
      operationId: "list_post_drafts",
      pathParameters: [],
      queryParameters: ["topic", "format", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
