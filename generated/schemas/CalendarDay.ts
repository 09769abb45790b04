// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ScheduleStatus, ScheduledPost, Weekday } from "../schemas.ts";

/** The posts of one day in the account's time zone, in chronological order. */
export interface CalendarDay {
  /** Calendar day. */
  day: string;
  weekday: Weekday;
  /** Published posts. */
  published: ReadonlyArray<{
    /** Id of the post. */
    post_id: string;
    /** Time of publication. */
    published_at: string;
    /** As in Post. */
    kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
    /** First 100 code points of the text. */
    excerpt: string;
  }>;
  /** Posts that are waiting, have failed or were missed. */
  scheduled: ReadonlyArray<{
    /** Id of the scheduled post. */
    scheduled_post_id: string;
    /** Scheduled time. */
    publish_at: string;
    status: ScheduleStatus;
    /** Reason for the status. */
    status_reason: string | null;
    /** First 100 code points of the text. */
    excerpt: string;
    /** With detail full: the complete post. */
    post?: ScheduledPost;
  }>;
  /** More posts are waiting than the account may still publish on this day; the last ones will move to a later day. */
  over_limit: boolean;
}
