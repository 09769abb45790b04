// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A member's current position. */
export interface CurrentPosition {
  title: string;
  /** Company id (cmp_...); null if the employer has no company page. */
  company_id: string | null;
  company_name: string;
  /** First day of the month in which it started. */
  started_on: string;
}
