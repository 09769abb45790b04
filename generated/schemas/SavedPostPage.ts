// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SavedPost } from "../schemas.ts";

/** One page of SavedPost entries. */
export interface SavedPostPage {
  /** Entries of this page. */
  data: readonly SavedPost[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
