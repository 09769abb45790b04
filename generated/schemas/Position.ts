// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A position in a member's career. */
export interface Position {
  /** Position id (pos_...). */
  id: string;
  /** null if unknown. */
  title: string | null;
  /** Company id (cmp_...); null if the employer has no company page. */
  company_id: string | null;
  /** Name of the company. */
  company_name: string;
  /** Place of work. */
  location: string | null;
  /** First day, or the first day of the month or year if only that is known; null if unknown. */
  started_on: string | null;
  /** Last day, or the last day of the month or year if only that is known; null if current or unknown. */
  ended_on: string | null;
  /** Full months held; if current, up to today or the network's data_until. null if unknown. */
  months: number | null;
  /** Description. */
  description: string | null;
}
