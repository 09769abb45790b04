// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ScheduledMessage } from "../schemas.ts";

/** One page of ScheduledMessage entries. */
export interface ScheduledMessagePage {
  /** Entries of this page. */
  data: readonly ScheduledMessage[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
