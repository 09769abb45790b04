import type { CommentReach, PostAnalytics, PostPerformance } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

/** The network's statistics on the account's own activity. */
export interface AnalyticsPort {
  counts(span: DaySpan): Promise<PeriodCounts>;
  /** The account's posts with the most engagements in a span; posts without any are omitted. */
  topPosts(span: DaySpan, limit: number): Promise<PostPerformance[]>;
  /** The current analytics of one of the account's posts. @throws Failure `not_found`. */
  post(postId: string): Promise<PostAnalytics>;
  activity(span: DaySpan): Promise<ActivityTimes>;
  /** The account's comments of a span, newest first. */
  commentReach(span: DaySpan, page: PageRequest): Promise<Page<CommentReach>>;
}

/**
 * A range of entire calendar days in a time zone. Events with a known time are selected by instant. Daily counts of the
 * network, which uses UTC days, are selected by date.
 */
export interface DaySpan {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Epoch milliseconds at which the first day begins. */
  readonly startMs: number;
  /** Epoch milliseconds at which the day after the last one begins. */
  readonly endMs: number;
}

/** Counts in a span of days; the schema AnalyticsOverview describes each of them. */
export interface PeriodCounts {
  readonly posts_published: number;
  readonly impressions: number;
  readonly reactions: number;
  readonly comments: number;
  readonly reposts: number;
  readonly clicks: number;
  readonly profile_views: number;
  readonly named_viewers: number;
  readonly search_appearances: number;
  readonly followers: number;
  readonly new_followers: number;
  readonly connections: number;
  readonly new_connections: number;
  readonly invitations_sent: number;
  readonly invitations_accepted: number;
  readonly messages_sent: number;
  readonly conversations_written: number;
  readonly conversations_answered: number;
}

/** The times of each kind of activity, in epoch milliseconds and any order; see the schema ActivityCounts. */
export interface ActivityTimes {
  readonly posts: readonly number[];
  readonly comments: readonly number[];
  readonly reactions: readonly number[];
  readonly messages_sent: readonly number[];
  readonly messages_received: readonly number[];
  readonly invitations_sent: readonly number[];
  readonly invitations_accepted: readonly number[];
  readonly new_connections: readonly number[];
}
