// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Rate } from "../schemas.ts";

/** A rate in a period, compared with the previous period. */
export interface RateChange {
  value: Rate;
  previous: Rate;
  /** value - previous in percentage points, one decimal; null if one of them is null. */
  change_points: number | null;
}
