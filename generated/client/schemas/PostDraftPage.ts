// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One page of PostDraft entries. */
export interface PostDraftPage {
  /** Entries of this page. */
  data: Schemas["PostDraft"][];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
