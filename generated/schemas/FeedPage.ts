// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NoMatches, PostItem } from "../schemas.ts";

/** One page of the home feed. */
export interface FeedPage {
  /** Items of the page. */
  data: readonly PostItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /** Set on the first page if the filters exclude everything, otherwise null. */
  no_matches: NoMatches | null;
}
