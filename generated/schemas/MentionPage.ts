// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Mention } from "../schemas.ts";

/** One page of Mention entries. */
export interface MentionPage {
  /** Entries of this page. */
  data: readonly Mention[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
