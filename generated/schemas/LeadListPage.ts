// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { LeadList } from "../schemas.ts";

/** One page of LeadList entries. */
export interface LeadListPage {
  /** Entries of this page. */
  data: readonly LeadList[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
