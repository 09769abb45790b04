// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member's reaction to a post or comment; at most one per member on each. */
export interface Reaction {
  /** Post that was reacted to, or the post of the comment (pst_...). */
  post_id: string;
  /** Comment reacted to (cmt_...); null for a reaction to the post itself. */
  comment_id: string | null;
  profile: Schemas["ProfileItem"];
  /** The account's own reaction. */
  own: boolean;
  type: Schemas["ReactionType"];
  /** When it was added or last changed. */
  created_at: string;
}
