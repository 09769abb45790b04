// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NavigatorLead } from "../schemas.ts";

/** One page of NavigatorLead entries. */
export interface NavigatorLeadPage {
  /** Entries of this page. */
  data: readonly NavigatorLead[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
