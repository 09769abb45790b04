// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One page of members that match a navigator search. */
export interface NavigatorLeadResults {
  /** Items of the page. */
  data: Schemas["ProfileSummary"][];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /** Results on all pages. */
  total: number;
  /** false if there may be more results than total. */
  total_is_exact: boolean;
  /**
   * What to change if the search found nothing; only on the last page, because earlier pages may also be empty.
   * Otherwise null.
   */
  no_matches: Schemas["NoMatches"] | null;
}
