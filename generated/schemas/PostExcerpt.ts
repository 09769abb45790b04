// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The beginning of a post with its engagement; get_post returns the full post. */
export interface PostExcerpt {
  /** Post id (pst_...). */
  id: string;
  /** First 300 code points of the text, cut with an ellipsis; of the original for a repost without a text. */
  excerpt: string;
  created_at: string;
  reaction_count: number;
  comment_count: number;
  repost_count: number;
  url: string;
}
