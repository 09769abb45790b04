// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A post with its results in a period. */
export interface PostPerformance {
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
  /** Impressions. */
  impressions: number;
  /** Reactions, comments and reposts. */
  engagements: number;
  /** Engagements divided by impressions. */
  engagement_rate: Schemas["Rate"];
}
