// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Engager } from "../schemas.ts";

/** One page of Engager entries. */
export interface EngagerPage {
  /** Entries of this page. */
  data: readonly Engager[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
