// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Metrics of a post on one day (UTC). */
export interface PostDay {
  /** Calendar day. */
  day: string;
  /** Impressions. */
  impressions: number;
  /** Different members who saw it. */
  unique_viewers: number;
  /** Clicks. */
  clicks: number;
  /** Reactions received on the day. */
  reactions: number;
  /** Comments. */
  comments: number;
  /** Reposts. */
  reposts: number;
}
