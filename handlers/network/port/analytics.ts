import type { CommentReach, Engager, PostAnalytics, PostPerformance } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import type { TimeRange } from "../../sql/time-ranges.ts";

/** The network's statistics on the account's own activity. */
export interface AnalyticsPort {
  /** The end of the known data in epoch milliseconds: the current time, except in a partial network. Periods end at this time. */
  end(): Promise<number>;
  counts(span: DaySpan): Promise<PeriodCounts>;
  /** The account's posts with the most engagements in a span, without posts that have none; null if engagements are unknown. */
  topPosts(span: DaySpan, limit: number): Promise<PostPerformance[] | null>;
  /** The current analytics of one of the account's posts. @throws Failure `not_found`. */
  post(postId: string): Promise<PostAnalytics>;
  activity(span: DaySpan): Promise<ActivityTimes>;
  /** The newest posts of the account published in a span, without reposts, in any order; null if their engagement is unknown. */
  postEngagements(span: DaySpan, limit: number): Promise<readonly PostEngagement[] | null>;
  /** The number of the account's connections at the end of a span; `added` were made in the span. */
  connectionCounts(span: DaySpan): Promise<ConnectionCounts>;
  /** The connections of the account by each of four properties, most frequent values first. */
  connectionBreakdowns(): Promise<ConnectionBreakdowns>;
  /** The account's comments of a span, newest first. */
  commentReach(span: DaySpan, page: PageRequest): Promise<Page<CommentReach>>;
  /** The sizes of the account's audience at the end of a span, and their growth. */
  growth(span: DaySpan): Promise<GrowthCounts>;
  /** The number of new followers by range and source. */
  followerGains(ranges: readonly TimeRange[]): Promise<FollowerGain[]>;
  /** The breakdowns of an audience. It consists of the members who followed, connected or engaged within the range. */
  audience(kind: AudienceKind, range: TimeRange): Promise<AudienceSplits>;
  /** The number of search appearances by day; days without any are omitted. */
  appearanceDays(span: Pick<DaySpan, "from" | "to">): Promise<ReadonlyMap<string, number>>;
  appearances(span: DaySpan): Promise<AppearanceSplits>;
  /** The number of messages and conversations by time range; ranges without messages are omitted. */
  messageVolumes(ranges: readonly TimeRange[]): Promise<MessageVolume[]>;
  /** The responses within a range, in one-to-one conversations. Messages before `sinceMs` are not considered. */
  responses(range: TimeRange, sinceMs: number): Promise<MessageResponse[]>;
  /** The newest message of each inbox conversation, sent or received, if its time is in the range. Omits `hiddenIds`. */
  newestMessages(range: TimeRange, hiddenIds: readonly string[]): Promise<NewestMessage[]>;
  /** The posts that the account published in a range, oldest first. */
  ownPosts(range: TimeRange): Promise<PublishedPosts>;
  /** The members who reacted to or commented on the account's posts in a span, highest score first. */
  engagers(span: DaySpan, query: EngagerQuery, page: PageRequest): Promise<Page<Engager>>;
}

/** New followers of the account. */
export interface FollowerGain {
  /** The position of the time range among those requested. */
  readonly range: number;
  readonly source: string;
  readonly count: number;
}

export type AudienceKind = "followers" | "connections" | "engagers";

/** How often a value occurs. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** The most frequent values, the sum of all other values, and how often the value is unknown. */
export interface ValueCounts {
  readonly values: readonly CountedValue[];
  readonly other: number;
  readonly unknown: number;
}

/** The schema AudienceDemographics describes the breakdowns. */
export interface AudienceSplits {
  readonly size: number;
  readonly industries: ValueCounts;
  readonly titles: ValueCounts;
  readonly seniorities: ValueCounts;
  readonly locations: ValueCounts;
  readonly company_sizes: ValueCounts;
}

export interface AppearanceSplits {
  readonly searcher_title: ValueCounts;
  readonly searcher_company: ValueCounts;
  readonly keyword: ValueCounts;
}

export interface MessageVolume {
  /** The position of the time range among those requested. */
  readonly range: number;
  /** Conversations with a message. */
  readonly active: number;
  /** Of these, conversations that began in the range. */
  readonly started: number;
  readonly sent: number;
  readonly received: number;
}

/** The first message of one side after one or more messages of the other side. */
export interface MessageResponse {
  /** Whether the account responded, not the other member. */
  readonly own: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The time since the first message that it responds to. */
  readonly waitMs: number;
}

/** The newest message of a conversation. */
export interface NewestMessage {
  /** Whether the newest message was received, so that the account has not answered it. */
  readonly isAwaiting: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface PublishedPosts {
  /** The current number of the author's followers. */
  readonly followers: number;
  readonly posts: readonly PublishedPost[];
}

/** A post with its engagement until now. */
export interface PublishedPost {
  readonly id: string;
  readonly format: "text" | "image" | "document" | "link" | "poll" | "repost";
  /** Epoch milliseconds. */
  readonly created_at: number;
  readonly reaction_count: number;
  readonly comment_count: number;
  readonly repost_count: number;
}

export interface EngagerQuery {
  /** Only connections, or only others; null for all. */
  readonly connected: boolean | null;
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
  /**
   * Set if the span is a calendar month, or the current month up to today. A whole month is compared with the month before,
   * a month up to today with the same days of the month before.
   */
  readonly month?: "whole" | "up to today";
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

/** The engagement of other members with a post until now. */
export interface PostEngagement {
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  /** Reactions, comments and reposts. */
  readonly engagements: number;
}

export type GrowthCounts = Pick<PeriodCounts, "followers" | "new_followers" | "connections" | "new_connections">;

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

/** Values with their counts; the empty value counts the connections for which the value is unknown. */
export type ConnectionBreakdowns = Readonly<
  Record<
    "industry" | "location" | "seniority" | "company",
    readonly { readonly value: string; readonly count: number }[]
  >
>;
