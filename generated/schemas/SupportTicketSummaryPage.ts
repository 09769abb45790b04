// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SupportTicketSummary } from "../schemas.ts";

/** One page of SupportTicketSummary entries. */
export interface SupportTicketSummaryPage {
  /** Entries of this page. */
  data: readonly SupportTicketSummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
