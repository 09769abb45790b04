// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** An activity of a member: a post, a comment, or a reaction to a post or comment. */
export interface ActivityItem {
  /** Kind of the activity. */
  kind: "post" | "comment" | "reaction";
  /** Time of the activity. */
  at: string;
  post: Schemas["PostExcerpt"];
  /** Author of the post. */
  post_author: {
    /** Member id (prf_...) or company id (cmp_...). */
    id: string;
    /** Name of the author. */
    name: string;
  };
  /** The comment written or reacted to (cmt_...); null for a post or a reaction to a post. */
  comment_id: string | null;
  /** First 300 code points of the comment. */
  comment_excerpt: string | null;
  /** null unless kind is reaction. */
  reaction: Schemas["ReactionType"] | null;
}
