// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has reacted to a post or a comment of the account. */
export interface ReactionReceivedEvent {
  /** Post id (pst_...). */
  post_id: string;
  /** Comment reacted to (cmt_...); null for the post itself. */
  comment_id: string | null;
  /** Member who reacted (prf_...). */
  profile_id: string;
  /** Time of the reaction. */
  created_at: string;
}
