// Generated from spec/tools/content/save_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SavedPost } from "../../schemas.ts";

/** The validated arguments of `save_post`, without `account_id` and `preview`. */
export interface SavePostInput {
  /** Post id. */
  post_id: string;
  /** false: remove it. */
  saved: boolean;
}

/** The error codes that `save_post` can return. */
export type SavePostErrorCode = CommonErrorCode;

/** Save post: Save a post to read later, or remove it from the saved posts. */
export type SavePostHandler<Context> = (
  input: SavePostInput,
  context: Context,
) => Promise<SavedPost>;

/** The data of `save_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_post",
    title: "Save post",
    description: "Save a post to read later, or remove it from the saved posts.",
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
    arguments: ["post_id", "saved", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/post/excerpt", "/post_author/name"],
    errors: [],
    details: "Saving a saved post again changes nothing. The author of the post is not notified.\n",
    synonyms: [
      "bookmark a post or article, read later",
      "keep, remember or star an update for later",
      "remove a bookmark, unsave",
      "store, announcement, piece of content",
      "come back to an article, clip, read it on the weekend",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/posts/{post_id}/save",
      tool: "save_post",
      operationId: "save_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: { saved: true },
    },
    {
      method: "DELETE",
      path: "/posts/{post_id}/save",
      tool: "save_post",
      operationId: "unsave_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { saved: false },
    },
  ],
};
