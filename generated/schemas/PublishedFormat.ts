// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Rate } from "../schemas.ts";

/** The posts of one kind. */
export interface PublishedFormat {
  /** Kind of the post. */
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  /** Number of posts. */
  posts: number;
  /** Percentage of the posts. */
  share: Rate;
  /** Per post, one decimal. */
  mean_engagements: number;
}
