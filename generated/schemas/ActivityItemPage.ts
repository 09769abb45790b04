// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ActivityItem } from "../schemas.ts";

/** One page of ActivityItem entries. */
export interface ActivityItemPage {
  /** Entries of this page. */
  data: readonly ActivityItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
