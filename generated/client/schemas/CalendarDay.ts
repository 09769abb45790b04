// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The posts of one day in the account's time zone, in chronological order. */
export interface CalendarDay {
  /** Calendar day. */
  day: string;
  weekday: Schemas["Weekday"];
  /** Published posts. */
  published: Array<{
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
  scheduled: Array<{
    /** Id of the scheduled post. */
    scheduled_post_id: string;
    /** Scheduled time. */
    publish_at: string;
    status: Schemas["ScheduleStatus"];
    /** Reason for the status. */
    status_reason: string | null;
    /** First 100 code points of the text. */
    excerpt: string;
    /** With detail full: the complete post. */
    post?: Schemas["ScheduledPost"];
  }>;
  /** More posts are waiting than the account may still publish on this day; the last ones will move to a later day. */
  over_limit: boolean;
}
