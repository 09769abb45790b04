// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A member's current position. */
export interface CurrentPosition {
  /** null if unknown. */
  title: string | null;
  /** Company id (cmp_...); null if the employer has no company page. */
  company_id: string | null;
  /** null if unknown. */
  company_name: string | null;
  /** First day, or the first day of the month or year if only that is known; null if unknown. */
  started_on: string | null;
}
