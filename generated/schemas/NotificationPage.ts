// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Notification } from "../schemas.ts";

/** One page of Notification entries. */
export interface NotificationPage {
  /** Entries of this page. */
  data: readonly Notification[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
