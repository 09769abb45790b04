// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostExcerpt } from "../schemas.ts";

/** A post on the account's list of saved posts. */
export interface SavedPost {
  /** The post is saved. */
  saved: boolean;
  /** null if it is not saved. */
  saved_at: string | null;
  post: PostExcerpt;
  /** Author of the post. */
  post_author: {
    /** Member id (prf_...) or company id (cmp_...). */
    id: string;
    /** Name of the author. */
    name: string;
  };
}
