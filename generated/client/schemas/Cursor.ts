// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** From next_cursor. */
export type Cursor = string;
