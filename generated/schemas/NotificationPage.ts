// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NoMatches, Notification } from "../schemas.ts";

/** One page of notifications. */
export interface NotificationPage {
  /** Items of the page. */
  data: readonly Notification[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  /**
   * What to change if the filters exclude everything; null if there are results or nothing can be suggested, and on
   * later pages.
   */
  no_matches: NoMatches | null;
}
