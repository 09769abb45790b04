// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostBenchmark, PostDay, Rate, ReactionCounts } from "../schemas.ts";

/** Figures of one own post at the time they were fetched. */
export interface PostAnalytics {
  /** Post id (pst_...). */
  post_id: string;
  url: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  published_at: string;
  /** When the network gave these figures. */
  fetched_at: string;
  /** Times shown since it was published. */
  impressions: number;
  /** Sum of each day's different viewers: one who saw it on two days counts twice. */
  unique_viewers: number;
  clicks: number;
  /** Clicks of impressions. */
  click_rate: Rate;
  reaction_count: number;
  reactions: ReactionCounts;
  /** Comments, replies included. */
  comment_count: number;
  repost_count: number;
  /** Reactions, comments and reposts. */
  engagements: number;
  /** Engagements of impressions. */
  engagement_rate: Rate;
  /** On the day (UTC) it was published. */
  first_day_impressions: number;
  /** Day (UTC) with the most impressions, the first if tied; null: not shown yet. */
  peak_day: string | null;
  /** null: no other post to compare with. */
  benchmark: PostBenchmark | null;
  /** The first 30 days since it was published, oldest first; null in lists. */
  days: readonly PostDay[] | null;
}
