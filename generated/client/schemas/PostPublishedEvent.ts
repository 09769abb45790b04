// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account has published a post or a repost. */
export interface PostPublishedEvent {
  /** Post id (pst_...). */
  post_id: string;
  /** Time of the post. */
  published_at: string;
}
