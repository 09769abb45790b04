// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A rate in a period, compared with the previous period. */
export interface RateChange {
  value: Schemas["Rate"];
  previous: Schemas["Rate"];
  /** value - previous in percentage points, one decimal; null if one of them is null. */
  change_points: number | null;
}
