// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Metrics of a post on one day (UTC). */
export interface PostDay {
  day: string;
  impressions: number;
  unique_viewers: number;
  clicks: number;
  reactions: number;
  comments: number;
  reposts: number;
}
