// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Enrollment, NoMatches } from "../schemas.ts";

/** One page of leads of a campaign. */
export interface EnrollmentPage {
  /** Items of the page. */
  data: readonly Enrollment[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /**
   * What to change if the filters exclude everything; only on the last page, because earlier pages may also be empty.
   * null otherwise, or if nothing can be suggested.
   */
  no_matches: NoMatches | null;
}
