import type { CommentReach, PostAnalytics, PostPerformance } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

/** What the network knows about how the account's own doings went. */
export interface AnalyticsPort {
  figures(span: DaySpan): Promise<PeriodFigures>;
  /** Own posts with the most engagements within the days, those without any left out. */
  topPosts(span: DaySpan, limit: number): Promise<PostPerformance[]>;
  /** The figures of an own post as they are now. @throws Failure `not_found`. */
  post(postId: string): Promise<PostAnalytics>;
  activity(span: DaySpan): Promise<ActivityTimes>;
  /** Own comments written in the days, newest first. */
  commentReach(span: DaySpan, page: PageRequest): Promise<Page<CommentReach>>;
}

/**
 * Whole calendar days of a time zone. What happened at a known time is counted by the instants; what the network counts by
 * its own days, which are those of UTC, by their names.
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

/** Counts in a span of days; the schema AnalyticsOverview says what each is. */
export interface PeriodFigures {
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

/** When each thing happened, in epoch milliseconds, in any order; the schema ActivityCounts says what each is. */
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
