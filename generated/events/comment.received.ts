// Generated from spec/events/comment.received.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has commented on a post of the account, or replied to a comment of the account. */
export interface CommentReceivedEvent {
  /** Comment id (cmt_...). */
  comment_id: string;
  /** Post id (pst_...). */
  post_id: string;
  /** Parent of a reply (cmt_...); null for a comment on the post itself. */
  parent_id: string | null;
  /** Member who wrote the comment (prf_...). */
  profile_id: string;
  /** Time of the comment. */
  created_at: string;
}
