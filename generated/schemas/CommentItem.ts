// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CommentReplyItem, MemberItem, MentionedMember, ReactionType } from "../schemas.ts";

/**
 * Comment in a list. With detail brief, the ids of the post and the parent comment are omitted, and so are fields
 * without a value.
 */
export interface CommentItem {
  /** Comment id (cmt_...), accepted as comment_id. */
  id: string;
  /** Post of the comment (pst_...). */
  post_id?: string;
  /** Parent comment (cmt_...); null for a comment on the post itself. */
  parent_id?: string | null;
  author: MemberItem;
  /** Written by the account. */
  own: boolean;
  /** Written by the author of the post. */
  by_post_author: boolean;
  /** Text as written. */
  text: string;
  /** Members mentioned in the text. */
  mentions?: readonly MentionedMember[];
  /** Number of reactions. */
  reaction_count: number;
  /** The account's reaction; null if it has not reacted. */
  own_reaction?: ReactionType | null;
  /** Number of replies. */
  reply_count: number;
  /** The first 3 replies, oldest first, or 50 with detail full; reply_count is the total. */
  replies: readonly CommentReplyItem[];
  /** Time of creation. */
  created_at: string;
  /** Last edit; null if never edited or unknown. */
  edited_at?: string | null;
}
