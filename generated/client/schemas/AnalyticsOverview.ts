// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** What the account's presence and outreach achieved in a period. */
export interface AnalyticsOverview {
  period: Schemas["AnalyticsPeriod"];
  /** As many days right before; null: not compared. */
  previous_period: Schemas["AnalyticsPeriod"] | null;
  /** The account's time zone, which bounds the days: Europe/Berlin. */
  timezone: string;
  /** What own posts gained within the period, whenever they were published. */
  content: {
    posts_published: Schemas["MetricChange"];
    impressions: Schemas["MetricChange"];
    reactions: Schemas["MetricChange"];
    comments: Schemas["MetricChange"];
    reposts: Schemas["MetricChange"];
    clicks: Schemas["MetricChange"];
    /** Reactions, comments and reposts. */
    engagements: Schemas["MetricChange"];
    /** Engagements of impressions. */
    engagement_rate: Schemas["RateChange"];
    /** Clicks of impressions. */
    click_rate: Schemas["RateChange"];
  };
  profile: {
    profile_views: Schemas["MetricChange"];
    /** Different members who viewed the profile and let themselves be seen. */
    named_viewers: Schemas["MetricChange"];
    search_appearances: Schemas["MetricChange"];
  };
  /** Those who have left since are not counted. */
  audience: {
    /** At the end of the period. */
    followers: Schemas["MetricChange"];
    new_followers: Schemas["MetricChange"];
    /** At the end of the period. */
    connections: Schemas["MetricChange"];
    new_connections: Schemas["MetricChange"];
  };
  /** By hand and by campaigns. */
  outreach: {
    invitations_sent: Schemas["MetricChange"];
    /** Of those sent in the period, accepted so far. */
    invitations_accepted: Schemas["MetricChange"];
    /** invitations_accepted of invitations_sent. */
    acceptance_rate: Schemas["RateChange"];
    /** Messages and InMails. */
    messages_sent: Schemas["MetricChange"];
    /** Conversations that the account wrote into in the period. */
    conversations_written: Schemas["MetricChange"];
    /** Of those, answered so far after its first message of the period. */
    conversations_answered: Schemas["MetricChange"];
    /** conversations_answered of conversations_written. */
    reply_rate: Schemas["RateChange"];
  };
  /** Own posts with the most engagements within the period. */
  top_posts: Schemas["PostPerformance"][];
}
