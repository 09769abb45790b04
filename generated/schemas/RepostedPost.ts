// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The original post of a repost. */
export interface RepostedPost {
  /** Id of the original post (pst_...). */
  post_id: string;
  /** Name of the member or company that wrote the original. */
  author_name: string;
  /** Member id (prf_...) or company id (cmp_...). */
  author_id: string;
  /** First 300 code points of the original. */
  text: string;
  /** Time of publication. */
  published_at: string;
}
