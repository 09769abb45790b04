// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, MetricChange, PostPerformance, RateChange } from "../schemas.ts";

/** What the account's presence and outreach achieved in a period. */
export interface AnalyticsOverview {
  period: AnalyticsPeriod;
  /** As many days right before; null: not compared. */
  previous_period: AnalyticsPeriod | null;
  /** The account's time zone, which bounds the days: Europe/Berlin. */
  timezone: string;
  /** What own posts gained within the period, whenever they were published. */
  content: {
    posts_published: MetricChange;
    impressions: MetricChange;
    reactions: MetricChange;
    comments: MetricChange;
    reposts: MetricChange;
    clicks: MetricChange;
    /** Reactions, comments and reposts. */
    engagements: MetricChange;
    /** Engagements of impressions. */
    engagement_rate: RateChange;
    /** Clicks of impressions. */
    click_rate: RateChange;
  };
  profile: {
    profile_views: MetricChange;
    /** Different members who viewed the profile and let themselves be seen. */
    named_viewers: MetricChange;
    search_appearances: MetricChange;
  };
  /** Those who have left since are not counted. */
  audience: {
    /** At the end of the period. */
    followers: MetricChange;
    new_followers: MetricChange;
    /** At the end of the period. */
    connections: MetricChange;
    new_connections: MetricChange;
  };
  /** By hand and by campaigns. */
  outreach: {
    invitations_sent: MetricChange;
    /** Of those sent in the period, accepted so far. */
    invitations_accepted: MetricChange;
    /** invitations_accepted of invitations_sent. */
    acceptance_rate: RateChange;
    /** Messages and InMails. */
    messages_sent: MetricChange;
    /** Conversations that the account wrote into in the period. */
    conversations_written: MetricChange;
    /** Of those, answered so far after its first message of the period. */
    conversations_answered: MetricChange;
    /** conversations_answered of conversations_written. */
    reply_rate: RateChange;
  };
  /** Own posts with the most engagements within the period. */
  top_posts: readonly PostPerformance[];
}
