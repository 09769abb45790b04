// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One page of leads. */
export interface LeadPage {
  /** Items of the page. */
  data: Schemas["Lead"][];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /**
   * What to change if the filters exclude everything; only on the last page, because earlier pages may also be empty.
   * null otherwise, or if nothing can be suggested.
   */
  no_matches: Schemas["NoMatches"] | null;
}
