// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Message } from "../schemas.ts";

/** One page of Message entries. */
export interface MessagePage {
  /** Entries of this page. */
  data: readonly Message[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
