// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CommentReply, MentionedMember, ProfileSummary, ReactionType } from "../schemas.ts";

/** Comment on a post, with its replies. */
export interface Comment {
  /** Comment id (cmt_...), accepted as comment_id. */
  id: string;
  /** Post of the comment (pst_...). */
  post_id: string;
  /** Parent comment (cmt_...); null for a comment on the post itself. */
  parent_id: string | null;
  author: ProfileSummary;
  /** Written by the account. */
  own: boolean;
  /** Written by the author of the post. */
  by_post_author: boolean;
  /** Text as written. */
  text: string;
  /** Members mentioned in the text. */
  mentions: readonly MentionedMember[];
  /** Number of reactions. */
  reaction_count: number;
  /** The account's reaction; null if it has not reacted. */
  own_reaction: ReactionType | null;
  /** Number of replies. */
  reply_count: number;
  /** The first replies, oldest first; reply_count is the total. */
  replies: readonly CommentReply[];
  /** Time of creation. */
  created_at: string;
  /** Last edit; null if never edited or unknown. */
  edited_at: string | null;
}
