// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileViewer } from "../schemas.ts";

/** One page of ProfileViewer entries. */
export interface ProfileViewerPage {
  /** Entries of this page. */
  data: readonly ProfileViewer[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
