// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostAnalyticsItem } from "../schemas.ts";

/** One page of PostAnalyticsItem entries. */
export interface PostAnalyticsItemPage {
  /** Entries of this page. */
  data: readonly PostAnalyticsItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
