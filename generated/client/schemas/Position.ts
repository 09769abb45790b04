// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One position of a career. */
export interface Position {
  /** Position id (pos_...). */
  id: string;
  title: string;
  /** Company id (cmp_...); null: the employer has no company page. */
  company_id: string | null;
  company_name: string;
  location: string | null;
  /** First day of the month in which it began. */
  started_on: string;
  /** Last day; null: still held. */
  ended_on: string | null;
  /** Whole months held, up to today when still held. */
  months: number;
  description: string | null;
}
