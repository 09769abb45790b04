// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A post on the account's list of saved posts. */
export interface SavedPost {
  saved: boolean;
  /** null if it is not saved. */
  saved_at: string | null;
  post: Schemas["PostExcerpt"];
  post_author: {
    /** Member id (prf_...) or company id (cmp_...). */
    id: string;
    name: string;
  };
}
