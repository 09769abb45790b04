// Generated from spec/tools/content/remove_post_reaction.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `remove_post_reaction`, without `account_id` and `preview`. */
export interface RemovePostReactionInput {
  /** Post id. */
  post_id: string;
}

/** The error codes that `remove_post_reaction` can return. */
export type RemovePostReactionErrorCode = CommonErrorCode;

/** Remove post reaction: Remove the account's reaction from a post. */
export type RemovePostReactionHandler<Context> = (
  input: RemovePostReactionInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `remove_post_reaction` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "remove_post_reaction",
    title: "Remove post reaction",
    description: "Remove the account's reaction from a post.",
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
    synonyms: [
      "unlike a post",
      "take back, undo or withdraw a like, heart or thumbs up",
      "I do not like an article any more",
      "remove my reaction by mistake",
      "retract, revoke, recall, rescind, pull back, emoji",
      "I pressed like accidentally",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/posts/{post_id}/reactions",
      tool: "remove_post_reaction",
      operationId: "remove_post_reaction",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
