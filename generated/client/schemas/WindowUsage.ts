// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Usage of one safety category in the last 7 or 30 days. */
export interface WindowUsage {
  /** The last 7 or 30 calendar days including today. */
  window: "weekly" | "monthly";
  /** Maximum units in the window. */
  limit: number;
  /** Units consumed in the window. */
  used: number;
  /** Units that remain. */
  remaining: number;
  /** When a unit becomes available again; null if none is used. */
  resets_at: string | null;
}
