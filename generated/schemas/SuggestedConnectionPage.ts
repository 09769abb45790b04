// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SuggestedConnection } from "../schemas.ts";

/** One page of SuggestedConnection entries. */
export interface SuggestedConnectionPage {
  /** Entries of this page. */
  data: readonly SuggestedConnection[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
