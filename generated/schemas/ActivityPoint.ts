// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ActivityCounts } from "../schemas.ts";

/** What the account did in one day or week. */
export interface ActivityPoint {
  /** First day; a week begins on Monday, the first one where the period does. */
  from: string;
  /** Last day. */
  to: string;
  counts: ActivityCounts;
}
