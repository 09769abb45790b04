// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Lead } from "../schemas.ts";

/** One page of Lead entries. */
export interface LeadPage {
  /** Entries of this page. */
  data: readonly Lead[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
