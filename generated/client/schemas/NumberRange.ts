// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Both ends are included. */
export interface NumberRange {
  min?: number;
  max?: number;
}
