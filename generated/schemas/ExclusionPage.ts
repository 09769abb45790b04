// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Exclusion } from "../schemas.ts";

/** One page of Exclusion entries. */
export interface ExclusionPage {
  /** Entries of this page. */
  data: readonly Exclusion[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
