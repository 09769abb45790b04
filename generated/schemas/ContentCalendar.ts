// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, CalendarDay, ContentGap, ContentSlot } from "../schemas.ts";

/** Published and planned posts of a period, with the gaps between them. */
export interface ContentCalendar {
  period: AnalyticsPeriod;
  /** IANA time zone of the account. */
  timezone: string;
  /** Posts that the account may publish on one day. */
  daily_limit: number;
  /** Median days from one posting day to the next in the last 90 days; null with fewer than three posting days. */
  usual_interval_days: number | null;
  /** Posts published in the period; null if unknown. */
  published_count: number | null;
  /** Posts that are scheduled for the period and still waiting. */
  scheduled_count: number;
  /** Days with posts; at most the newest 100 published and the first 100 scheduled posts are listed. */
  days: readonly CalendarDay[];
  /** Gaps from today on. */
  gaps: readonly ContentGap[];
  /**
   * The best times from now on, at most 5, on different days without a post; empty if no such day remains, if the
   * account has no post that is 2 to 365 days old, or if the engagement of its posts is unknown.
   */
  free_slots: readonly ContentSlot[];
  /** Number of drafts. */
  draft_count: number;
  /** The 10 most recently changed drafts. */
  drafts: ReadonlyArray<{
    /** Id of the draft. */
    draft_id: string;
    /** First 100 code points of the text. */
    excerpt: string;
    format: "list" | "story" | "hot_take" | "other" | null;
    /** Topic. */
    topic: string | null;
    /** Time of the last change. */
    updated_at: string;
  }>;
}
