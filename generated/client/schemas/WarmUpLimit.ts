// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The daily limit of one safety category, now and after the warm-up. */
export interface WarmUpLimit {
  /** Name of the category. */
  category: string;
  /** Current limit in units per day. */
  limit: number;
  /** Units per day without a warm-up. */
  full_limit: number;
}
