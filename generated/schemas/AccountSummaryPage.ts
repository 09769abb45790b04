// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AccountSummary } from "../schemas.ts";

/** One page of AccountSummary entries. */
export interface AccountSummaryPage {
  /** Entries of this page. */
  data: readonly AccountSummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
