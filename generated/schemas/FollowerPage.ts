// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Follower } from "../schemas.ts";

/** One page of Follower entries. */
export interface FollowerPage {
  /** Entries of this page. */
  data: readonly Follower[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
