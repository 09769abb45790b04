// Generated from spec/tools/content/schedule_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ScheduledPost } from "../../schemas.ts";

/** The validated arguments of `schedule_post`, without `account_id` and `preview`. */
export interface SchedulePostInput {
  /** Post to change, from get_content_calendar. */
  scheduled_post_id?: string;
  /** From save_post_draft, which also takes polls and files. */
  draft_id?: string;
  /** Plain text. */
  text?: string;
  /** Within a year. */
  publish_at?: string;
  /** Default: public. */
  visibility?: "public" | "connections";
}

/** The error codes that `schedule_post` can return. */
export type SchedulePostErrorCode = "excluded" | "conflict" | CommonErrorCode;

/** Schedule post: Schedule a text or a draft, or move a scheduled post. Publishing consumes one post unit. */
export type SchedulePostHandler<Context> = (
  input: SchedulePostInput,
  context: Context,
) => Promise<ScheduledPost>;

/** The data of `schedule_post` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "schedule_post",
    title: "Schedule post",
    description: "Schedule a text or a draft, or move a scheduled post. Publishing consumes one post unit. Give at least one of scheduled_post_id, draft_id and text. Give at least one of scheduled_post_id and publish_at. Give at least one of publish_at, text and visibility. Do not combine draft_id with scheduled_post_id or text.",
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
    arguments: ["scheduled_post_id", "draft_id", "text", "publish_at", "visibility", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["excluded", "conflict"],
    details: "To schedule a post with files, a link, a poll or mentions, save it as a draft first. A scheduled draft is removed from the list of drafts. Scheduling a draft again moves its scheduled post; scheduling the same text for the same time again adds no second post. With `scheduled_post_id`, omitted arguments are unchanged; a failed or missed post can be scheduled again. A post is published with the permissions of the caller that scheduled or last changed it, as they are at `publish_at`. If the daily limit is reached at that time, the post moves to the next reset, and `status_reason` reports this. After a temporary error, publishing is tried again up to five times, usually within two hours. If the service is down at `publish_at` and for the maximum delay after it (one hour by default), the post is not published and its status is `missed`. At most 500 posts can be scheduled.",
    synonyms: [
      "publish a post or article later, tomorrow, on Monday, next week, at a time or date",
      "plan, queue, time or delay an update",
      "reschedule, postpone or move a planned post to another day",
      "automatic posting",
      "set for a time, Monday morning, announcement, piece of content, story",
      "publish an announcement at 8:30, next Tuesday, in two hours",
      "put a post up later today, on the weekend",
      "put a text out at noon",
      "change the publication date or time of a post",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/scheduled-posts",
      tool: "schedule_post",
      operationId: "schedule_post",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["scheduled_post_id", "draft_id", "text", "publish_at", "visibility", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/scheduled-posts/{scheduled_post_id}",
      tool: "schedule_post",
      operationId: "update_scheduled_post",
      pathParameters: ["scheduled_post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "publish_at", "visibility", "account_id", "preview"],
      fixed: {},
    },
  ],
};
