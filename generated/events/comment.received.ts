// Generated from spec/events/comment.received.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has commented on a post of the account. */
export interface CommentReceivedEvent {
  /** Comment id (cmt_...). */
  comment_id: string;
  /** Post id (pst_...). */
  post_id: string;
  /** Member who wrote it (prf_...). */
  profile_id: string;
  /** Time of the comment. */
  created_at: string;
}
