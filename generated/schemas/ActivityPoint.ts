// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ActivityCounts } from "../schemas.ts";

/** The account's activity in one day or week. */
export interface ActivityPoint {
  /** First day. Weeks begin on Monday; the first one begins with the period. */
  from: string;
  /** Last day. */
  to: string;
  counts: ActivityCounts;
}
