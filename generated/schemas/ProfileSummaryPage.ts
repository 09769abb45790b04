// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileSummary } from "../schemas.ts";

/** One page of ProfileSummary entries. */
export interface ProfileSummaryPage {
  /** Entries of this page. */
  data: readonly ProfileSummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
