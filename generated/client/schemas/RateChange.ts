// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A rate in a period against the period before. */
export interface RateChange {
  value: Schemas["Rate"];
  previous: Schemas["Rate"];
  /** value - previous in percentage points, one decimal; null: one of them is missing. */
  change_points: number | null;
}
