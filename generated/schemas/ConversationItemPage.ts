// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ConversationItem } from "../schemas.ts";

/** One page of ConversationItem entries. */
export interface ConversationItemPage {
  /** Entries of this page. */
  data: readonly ConversationItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
