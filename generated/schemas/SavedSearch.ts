// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SearchQuery, SearchTarget } from "../schemas.ts";

/** A search saved by the account. */
export interface SavedSearch {
  /** Saved search id (ssr_...). */
  id: string;
  /** Name of the search. */
  name: string;
  target: SearchTarget;
  query: SearchQuery;
  /** New results are reported. */
  notify: boolean;
  /**
   * Results new since the last run or, before the first run, since saving; null if the caller or the account may not
   * run this search, for example without the navigator subscription.
   */
  new_count: number | null;
  /** false if unknown, or if there may be more. */
  new_count_is_exact: boolean;
  /** Time of creation. */
  created_at: string;
  /** Time of the last run; null if it was never run. */
  last_run_at: string | null;
}
