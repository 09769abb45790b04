// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NetworkUpdate } from "../schemas.ts";

/** One page of NetworkUpdate entries. */
export interface NetworkUpdatePage {
  /** Entries of this page. */
  data: readonly NetworkUpdate[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
