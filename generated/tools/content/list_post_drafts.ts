// Generated from spec/tools/content/list_post_drafts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostDraftPage } from "../../schemas.ts";

/** The validated arguments of `list_post_drafts`, without `account_id` and `preview`. */
export interface ListPostDraftsInput {
  /** Only drafts with this topic, ignoring case. */
  topic?: string;
  /** Type of post. */
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
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "Changing a draft makes it the newest. Scheduled drafts are listed by get_content_calendar instead.",
    synonyms: [
      "unfinished, unpublished posts and articles",
      "what have I started to write but not finished or posted",
      "my post ideas, texts in preparation",
      "show drafts",
      "view, see, check, overview, all, which, private, thoughts, not published yet, update, announcement, piece of content, story",
      "what am I working on, which ideas have I noted",
      "unpublished texts",
    ],
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
