// Generated from spec/tools/content/delete_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_post`, without `account_id` and `preview`. */
export interface DeletePostInput {
  /** Own post. */
  post_id: string;
}

/** The error codes that `delete_post` can return. */
export type DeletePostErrorCode = CommonErrorCode;

/** Delete post: Delete the account's own post with its comments, reactions and stored analytics. */
export type DeletePostHandler<Context> = (
  input: DeletePostInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_post",
    title: "Delete post",
    description: "Delete the account's own post with its comments, reactions and stored analytics.",
    category: "content",
    effect: "destructive",
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
    arguments: ["post_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "This cannot be undone. Reposts by others remain and show that the original is unavailable. Uploaded files remain. Deleting a\nrepost does not change the original except for its `repost_count`.\n",
    synonyms: [
      "remove or take down my post",
      "erase, unpublish or get rid of an article or update that I published, shared or wrote",
      "I regret what I posted",
      "throw away, discard, wipe, scrap, drop, clear, announcement, piece of content, story",
      "make an embarrassing post disappear",
      "pull yesterday's post",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/posts/{post_id}",
      tool: "delete_post",
      operationId: "delete_post",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
