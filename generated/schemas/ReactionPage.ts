// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Reaction } from "../schemas.ts";

/** One page of Reaction entries. */
export interface ReactionPage {
  /** Entries of this page. */
  data: readonly Reaction[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
