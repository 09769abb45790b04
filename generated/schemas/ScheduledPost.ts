// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PlannedPoll, ScheduleStatus } from "../schemas.ts";

/** Post that is published at a later time. */
export interface ScheduledPost {
  /** Id (spo_...), accepted as scheduled_post_id. */
  id: string;
  status: ScheduleStatus;
  /** Why it failed, was missed or was moved to another time; otherwise null. */
  status_reason: string | null;
  /** Scheduled time. */
  publish_at: string;
  /** Text as written. */
  text: string;
  /** Who can see it. */
  visibility: "public" | "connections";
  /** Ids of the attached files. */
  media_ids: readonly string[];
  /** URL of the attached link. */
  link_url: string | null;
  /** null if the post has no poll. */
  poll: PlannedPoll | null;
  /** Member ids. */
  mentions: readonly string[];
  /** Format of the draft; null if not set. */
  format: "list" | "story" | "hot_take" | "other" | null;
  /** Topic of the draft; null if not set. */
  topic: string | null;
  /**
   * Draft that became this post and no longer exists; after cancellation, the draft that contains its text; null if
   * there is none.
   */
  draft_id: string | null;
  /** Published post (pst_...); null until it is published. */
  post_id: string | null;
  /** Time of creation. */
  created_at: string;
  /** Time at which it was published, was cancelled, failed or was missed. */
  ended_at: string | null;
}
