// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Invitation } from "../schemas.ts";

/** One page of Invitation entries. */
export interface InvitationPage {
  /** Entries of this page. */
  data: readonly Invitation[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
