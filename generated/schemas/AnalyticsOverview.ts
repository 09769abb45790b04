// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, MetricChange, PostPerformance, RateChange } from "../schemas.ts";

/** Results of the account's presence and outreach in a period. */
export interface AnalyticsOverview {
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month; null if not compared. */
  previous_period: AnalyticsPeriod | null;
  /** The account's time zone, used for day boundaries; post metrics and search appearances are per UTC day. */
  timezone: string;
  /** Results of the account's posts in the period, regardless of when they were published. */
  content: {
    posts_published: MetricChange;
    impressions: MetricChange;
    reactions: MetricChange;
    comments: MetricChange;
    reposts: MetricChange;
    clicks: MetricChange;
    /** Reactions, comments and reposts. */
    engagements: MetricChange;
    /** Engagements divided by impressions. */
    engagement_rate: RateChange;
    /** Clicks divided by impressions. */
    click_rate: RateChange;
  };
  /** Views of the profile and appearances in searches. */
  profile: {
    profile_views: MetricChange;
    /** Distinct members who viewed the profile non-anonymously. */
    named_viewers: MetricChange;
    search_appearances: MetricChange;
  };
  /** Excludes members who no longer follow or are no longer connected. */
  audience: {
    /** At the end of the period. */
    followers: MetricChange;
    new_followers: MetricChange;
    /** At the end of the period. */
    connections: MetricChange;
    new_connections: MetricChange;
  };
  /** Manual and campaign outreach. */
  outreach: {
    invitations_sent: MetricChange;
    /** Invitations sent in the period and accepted so far; null if no outcome is known. */
    invitations_accepted: MetricChange;
    /** invitations_accepted divided by invitations_sent. */
    acceptance_rate: RateChange;
    /** Messages and InMails, including recalled ones. */
    messages_sent: MetricChange;
    /** Conversations in which the account wrote in the period. */
    conversations_written: MetricChange;
    /** Of those, conversations that received a reply after the account's first message in the period. */
    conversations_answered: MetricChange;
    /** conversations_answered divided by conversations_written. */
    reply_rate: RateChange;
  };
  /** The account's posts with the most engagements in the period; null if engagements are unknown. */
  top_posts: readonly PostPerformance[] | null;
}
