// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Percent, one decimal; null: nothing to divide by. */
export type Rate = number | null;
