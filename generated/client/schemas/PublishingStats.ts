// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Rhythm and engagement of the posts that an author published in a period. */
export interface PublishingStats {
  posts: Schemas["MetricChange"];
  /** Two decimals. */
  posts_per_week: number;
  /** null without posts in the period. */
  last_posted_at: string | null;
  /** Weekday with the most posts, the first if tied; null without posts. */
  busiest_weekday: Schemas["Weekday"] | null;
  /** Reactions. */
  reactions: number;
  /** Comments. */
  comments: number;
  /** Reposts. */
  reposts: number;
  /** Per post, one decimal; null without posts. */
  mean_engagements: number | null;
  /** Of the posts of the previous period; null without posts. */
  previous_mean_engagements: number | null;
  /** Per post; null without posts. */
  median_engagements: number | null;
  /** mean_engagements per 1,000 current followers, two decimals; null without posts or followers. */
  engagements_per_1000_followers: number | null;
  /** By kind of post, most frequent first. */
  formats: Schemas["PublishedFormat"][];
}
