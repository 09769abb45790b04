// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Enrollment } from "../schemas.ts";

/** One page of Enrollment entries. */
export interface EnrollmentPage {
  /** Entries of this page. */
  data: readonly Enrollment[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
