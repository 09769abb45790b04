// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileItem, ReactionType } from "../schemas.ts";

/** A member's reaction to a post or comment; at most one per member on each. */
export interface Reaction {
  /** Post that was reacted to, or the post of the comment (pst_...). */
  post_id: string;
  /** Comment reacted to (cmt_...); null for a reaction to the post itself. */
  comment_id: string | null;
  profile: ProfileItem;
  /** The account's own reaction. */
  own: boolean;
  type: ReactionType;
  /** When it was added or last changed. */
  created_at: string;
}
