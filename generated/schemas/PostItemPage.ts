// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostItem } from "../schemas.ts";

/** One page of PostItem entries. */
export interface PostItemPage {
  /** Entries of this page. */
  data: readonly PostItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
