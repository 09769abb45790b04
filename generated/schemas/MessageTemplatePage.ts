// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessageTemplate } from "../schemas.ts";

/** One page of MessageTemplate entries. */
export interface MessageTemplatePage {
  /** Entries of this page. */
  data: readonly MessageTemplate[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
