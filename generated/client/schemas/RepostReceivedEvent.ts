// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has reposted a post of the account. */
export interface RepostReceivedEvent {
  /** The account's post (pst_...). */
  post_id: string;
  /** The repost (pst_...). */
  repost_id: string;
  /** Member who reposted it (prf_...). */
  profile_id: string;
  /** Time of the repost. */
  created_at: string;
}
