// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Distance from the account: 1 is a connection; null beyond 3, if unknown, and for the account itself. */
export type Degree = 1 | 2 | 3 | null;
