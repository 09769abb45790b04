// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SavedSearch } from "../schemas.ts";

/** One page of SavedSearch entries. */
export interface SavedSearchPage {
  /** Entries of this page. */
  data: readonly SavedSearch[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
