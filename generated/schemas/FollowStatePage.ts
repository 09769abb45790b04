// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { FollowState } from "../schemas.ts";

/** One page of FollowState entries. */
export interface FollowStatePage {
  /** Entries of this page. */
  data: readonly FollowState[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
