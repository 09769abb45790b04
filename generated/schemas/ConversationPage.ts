// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Conversation } from "../schemas.ts";

/** One page of Conversation entries. */
export interface ConversationPage {
  /** Entries of this page. */
  data: readonly Conversation[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
