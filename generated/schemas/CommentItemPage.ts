// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CommentItem } from "../schemas.ts";

/** One page of CommentItem entries. */
export interface CommentItemPage {
  /** Entries of this page. */
  data: readonly CommentItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
