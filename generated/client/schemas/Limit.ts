// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Per page. */
export type Limit = number;
