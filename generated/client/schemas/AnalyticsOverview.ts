// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Results of the account's presence and outreach in a period. */
export interface AnalyticsOverview {
  period: Schemas["AnalyticsPeriod"];
  /** The same number of days before, or the previous month; null if not compared. */
  previous_period: Schemas["AnalyticsPeriod"] | null;
  /** The account's time zone, used for day boundaries; post metrics and search appearances are per UTC day. */
  timezone: string;
  /** Results of the account's posts in the period, regardless of when they were published. */
  content: {
    posts_published: Schemas["MetricChange"];
    impressions: Schemas["MetricChange"];
    reactions: Schemas["MetricChange"];
    comments: Schemas["MetricChange"];
    reposts: Schemas["MetricChange"];
    clicks: Schemas["MetricChange"];
    /** Reactions, comments and reposts. */
    engagements: Schemas["MetricChange"];
    /** Engagements divided by impressions. */
    engagement_rate: Schemas["RateChange"];
    /** Clicks divided by impressions. */
    click_rate: Schemas["RateChange"];
  };
  /** Views of the profile and appearances in searches. */
  profile: {
    profile_views: Schemas["MetricChange"];
    /** Distinct members who viewed the profile non-anonymously. */
    named_viewers: Schemas["MetricChange"];
    search_appearances: Schemas["MetricChange"];
  };
  /** Excludes members who no longer follow or are no longer connected. */
  audience: {
    /** At the end of the period. */
    followers: Schemas["MetricChange"];
    new_followers: Schemas["MetricChange"];
    /** At the end of the period. */
    connections: Schemas["MetricChange"];
    new_connections: Schemas["MetricChange"];
  };
  /** Manual and campaign outreach. */
  outreach: {
    invitations_sent: Schemas["MetricChange"];
    /** Invitations sent in the period and accepted so far; null if no outcome is known. */
    invitations_accepted: Schemas["MetricChange"];
    /** invitations_accepted divided by invitations_sent. */
    acceptance_rate: Schemas["RateChange"];
    /** Messages and InMails, including recalled ones. */
    messages_sent: Schemas["MetricChange"];
    /** Conversations in which the account wrote in the period. */
    conversations_written: Schemas["MetricChange"];
    /** Of those, conversations that received a reply after the account's first message in the period. */
    conversations_answered: Schemas["MetricChange"];
    /** conversations_answered divided by conversations_written. */
    reply_rate: Schemas["RateChange"];
  };
  /** The account's posts with the most engagements in the period; null if engagements are unknown. */
  top_posts: Schemas["PostPerformance"][] | null;
}
