// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostBenchmark, PostDay, Rate, ReactionCounts } from "../schemas.ts";

/** Metrics of one of the account's posts, as of fetched_at. */
export interface PostAnalytics {
  /** Post id (pst_...). */
  post_id: string;
  /** Public page of the post. */
  url: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  /** Kind of the post. */
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  /** Time of publication. */
  published_at: string;
  /** When the network returned these metrics. */
  fetched_at: string;
  /** Impressions since publication. */
  impressions: number;
  /** Sum of the distinct viewers of each day: a member who saw the post on two days counts twice. */
  unique_viewers: number;
  /** Clicks. */
  clicks: number;
  /** Clicks divided by impressions. */
  click_rate: Rate;
  /** Number of reactions. */
  reaction_count: number;
  reactions: ReactionCounts;
  /** Comments, including replies. */
  comment_count: number;
  /** Number of reposts. */
  repost_count: number;
  /** Reactions, comments and reposts. */
  engagements: number;
  /** Engagements divided by impressions. */
  engagement_rate: Rate;
  /** Impressions on the day of publication (UTC). */
  first_day_impressions: number;
  /** Day (UTC) with the most impressions, the first if tied; null if there are no impressions. */
  peak_day: string | null;
  /** null if there is no other post to compare with. */
  benchmark: PostBenchmark | null;
  /** The first 30 days from publication (UTC), oldest first. */
  days: readonly PostDay[] | null;
}
