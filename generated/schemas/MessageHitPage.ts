// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessageHit } from "../schemas.ts";

/** One page of MessageHit entries. */
export interface MessageHitPage {
  /** Entries of this page. */
  data: readonly MessageHit[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
