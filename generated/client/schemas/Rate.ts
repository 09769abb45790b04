// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Percent, one decimal; null if the divisor is 0 or unknown. */
export type Rate = number | null;
