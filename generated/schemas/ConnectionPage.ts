// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Connection } from "../schemas.ts";

/** One page of Connection entries. */
export interface ConnectionPage {
  /** Entries of this page. */
  data: readonly Connection[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
