// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NoMatches, PostItem } from "../schemas.ts";

/** One page of posts that match a search. */
export interface PostSearchResults {
  /** Items of the page. */
  data: readonly PostItem[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /** Results on all pages. */
  total: number;
  /** false if there may be more results than total. */
  total_is_exact: boolean;
  /** Set on the first page of a search without results, otherwise null. */
  no_matches: NoMatches | null;
}
