// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One page of CommentItem entries. */
export interface CommentItemPage {
  /** Entries of this page. */
  data: Schemas["CommentItem"][];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
