// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One page of results of a saved search. */
export interface SavedSearchRun {
  /** Id of the saved search. */
  saved_search_id: string;
  /** Name of the search. */
  name: string;
  target: Schemas["SearchTarget"];
  /** Items of the page. */
  data: Schemas["SavedSearchResult"][];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /** Results on all pages; with only_new, only new results. */
  total: number;
  /** false if there may be more results than total. */
  total_is_exact: boolean;
  /**
   * What to change if the search found nothing; only on the last page, because earlier pages may also be empty.
   * Otherwise null.
   */
  no_matches: Schemas["NoMatches"] | null;
}
