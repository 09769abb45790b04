// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A position in a member's career. */
export interface Position {
  /** Position id (pos_...). */
  id: string;
  title: string;
  /** Company id (cmp_...); null if the employer has no company page. */
  company_id: string | null;
  company_name: string;
  location: string | null;
  /** First day of the month in which it started. */
  started_on: string;
  /** Last day; null if current. */
  ended_on: string | null;
  /** Full months held, up to today if current. */
  months: number;
  description: string | null;
}
