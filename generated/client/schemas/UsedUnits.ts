// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Units of one safety category. */
export interface UsedUnits {
  /** Name of the category. */
  category: string;
  /** Units consumed. */
  used: number;
}
