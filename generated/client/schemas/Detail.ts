// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** full: all fields. */
export type Detail = "brief" | "full";
