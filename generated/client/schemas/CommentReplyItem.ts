// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/**
 * Reply in a list of comments. With detail brief, post_id, parent_id, the headline and degree of the author, and
 * optional fields without a value are omitted.
 */
export interface CommentReplyItem {
  /** Comment id (cmt_...). */
  id: string;
  /** Post of the comment (pst_...). */
  post_id?: string;
  /** Parent comment (cmt_...). */
  parent_id?: string;
  author: Schemas["MemberItem"];
  /** Written by the account. */
  own: boolean;
  /** Written by the author of the post. */
  by_post_author: boolean;
  /** Text as written. */
  text: string;
  /** Members mentioned in the text. */
  mentions?: Schemas["MentionedMember"][];
  /** Number of reactions. */
  reaction_count: number;
  /** The account's reaction; null if it has not reacted. */
  own_reaction?: Schemas["ReactionType"] | null;
  /** Time of creation. */
  created_at: string;
  /** Last edit; null if never edited or unknown. */
  edited_at?: string | null;
}
