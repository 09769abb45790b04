// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** How a total is distributed over values. */
export interface Split {
  /** Most frequent values first; equally frequent values in alphabetical order. */
  groups: Schemas["SplitGroup"][];
  /** Sum of the counts of the values that are not listed. */
  other_count: number;
  /** Entries without a known value. */
  unknown_count: number;
}
