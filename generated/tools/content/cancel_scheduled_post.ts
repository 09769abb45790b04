// Generated from spec/tools/content/cancel_scheduled_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ScheduledPost } from "../../schemas.ts";

/** The validated arguments of `cancel_scheduled_post`, without `account_id` and `preview`. */
export interface CancelScheduledPostInput {
  /** From get_content_calendar. */
  scheduled_post_id: string;
}

/** The error codes that `cancel_scheduled_post` can return. */
export type CancelScheduledPostErrorCode = "conflict" | CommonErrorCode;

/** Cancel scheduled post: Cancel a scheduled post; its content becomes a draft. */
export type CancelScheduledPostHandler<Context> = (
  input: CancelScheduledPostInput,
  context: Context,
) => Promise<ScheduledPost>;

/** The data of `cancel_scheduled_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "cancel_scheduled_post",
    title: "Cancel scheduled post",
    description: "Cancel a scheduled post; its content becomes a draft.",
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
    arguments: ["scheduled_post_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    synonyms: [
      "do not publish a planned post after all",
      "stop, abort, unschedule or call off an article that is queued for tomorrow",
      "take a post off the calendar",
      "changed my mind about a scheduled post",
      "no longer send or publish, update, announcement, piece of content, story",
      "hold back a planned post, keep it from going out",
      "kill a planned post, too early",
      "unqueue a post",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/scheduled-posts/{scheduled_post_id}",
      tool: "cancel_scheduled_post",
      operationId: "cancel_scheduled_post",
      pathParameters: ["scheduled_post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
