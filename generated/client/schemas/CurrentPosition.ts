// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What a member does now. */
export interface CurrentPosition {
  title: string;
  /** Company id (cmp_...); null: the employer has no company page. */
  company_id: string | null;
  company_name: string;
  /** First day of the month in which it began. */
  started_on: string;
}
