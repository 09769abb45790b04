// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Rate } from "../schemas.ts";

/** One value of a breakdown. */
export interface SplitGroup {
  /** Value of the group. */
  value: string;
  /** Number of entries. */
  count: number;
  /** Percentage of all entries, known and unknown. */
  share: Rate;
}
