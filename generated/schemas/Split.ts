// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SplitGroup } from "../schemas.ts";

/** How a total is distributed over values. */
export interface Split {
  /** Most frequent values first; equally frequent values in alphabetical order. */
  groups: readonly SplitGroup[];
  /** Sum of the counts of the values that are not listed. */
  other_count: number;
  /** Entries without a known value. */
  unknown_count: number;
}
