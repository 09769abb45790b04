// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostAnalytics } from "../schemas.ts";

/** One page of PostAnalytics entries. */
export interface PostAnalyticsPage {
  /** Entries of this page. */
  data: readonly PostAnalytics[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
