// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The beginning of a post with its engagement; get_post returns the full post. */
export interface PostExcerpt {
  /** Post id (pst_...). */
  id: string;
  /** First 300 code points of the text, or of the original for a repost without a text; cut with an ellipsis. */
  excerpt: string;
  /** Time of publication. */
  created_at: string;
  /** Number of reactions. */
  reaction_count: number;
  /** Number of comments. */
  comment_count: number;
  /** Number of reposts. */
  repost_count: number;
  /** Public page of the post. */
  url: string;
}
