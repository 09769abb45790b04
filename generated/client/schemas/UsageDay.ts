// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Usage on one day before today. */
export interface UsageDay {
  /** Calendar day. */
  day: string;
  /** Calls of the day. */
  calls: number;
  /** Calls that returned an error. */
  failed: number;
  /** Categories with consumed units. */
  units: Schemas["UsedUnits"][];
}
