import type { CommentReach, PostAnalytics, PostPerformance } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

/** The network's statistics on the account's own activity. */
export interface AnalyticsPort {
  /** The end of the known data in epoch milliseconds: the present, except in a copy of a network. Periods end with it. */
  end(): Promise<number>;
  counts(span: DaySpan): Promise<PeriodCounts>;
  /** The account's posts with the most engagements in a span; posts without any are omitted. null if unknown. */
  topPosts(span: DaySpan, limit: number): Promise<PostPerformance[] | null>;
  /** The current analytics of one of the account's posts. @throws Failure `not_found`. */
  post(postId: string): Promise<PostAnalytics>;
  activity(span: DaySpan): Promise<ActivityTimes>;
  /** The newest posts of the account published in a span, without reposts, in any order; null if their engagement is unknown. */
  postEngagements(span: DaySpan, limit: number): Promise<readonly PostEngagement[] | null>;
  /** The number of connections of the account, of which `added` were made in the span, at its end. */
  connectionCounts(span: DaySpan): Promise<ConnectionCounts>;
  /** The connections of the account by each of four properties, most frequent values first. */
  connectionShares(): Promise<ConnectionShares>;
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

/** Counts in a span of days; the schema AnalyticsOverview describes each of them. null if unknown. */
export interface PeriodCounts {
  readonly posts_published: number | null;
  readonly impressions: number | null;
  readonly reactions: number | null;
  readonly comments: number | null;
  readonly reposts: number | null;
  readonly clicks: number | null;
  readonly profile_views: number | null;
  readonly named_viewers: number | null;
  readonly search_appearances: number | null;
  readonly followers: number | null;
  readonly new_followers: number | null;
  readonly connections: number | null;
  readonly new_connections: number | null;
  readonly invitations_sent: number | null;
  readonly invitations_accepted: number | null;
  readonly messages_sent: number | null;
  readonly conversations_written: number | null;
  readonly conversations_answered: number | null;
}

/** The total engagement of a post until now. */
export interface PostEngagement {
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  /** Reactions, comments and reposts. */
  readonly engagements: number;
}

/** The times of each kind of activity, in epoch milliseconds and any order; null if unknown. See the schema ActivityCounts. */
export interface ActivityTimes {
  readonly posts: readonly number[] | null;
  readonly comments: readonly number[] | null;
  readonly reactions: readonly number[] | null;
  readonly messages_sent: readonly number[] | null;
  readonly messages_received: readonly number[] | null;
  readonly invitations_sent: readonly number[] | null;
  readonly invitations_accepted: readonly number[] | null;
  readonly new_connections: readonly number[] | null;
}

export interface ConnectionCounts {
  readonly total: number;
  readonly added: number;
}

/** Values with their counts; the empty value counts the connections of which it is unknown. */
export type ConnectionShares = Readonly<
  Record<
    "industry" | "location" | "seniority" | "company",
    readonly { readonly value: string; readonly count: number }[]
  >
>;
