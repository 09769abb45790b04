// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AuditEvent } from "../schemas.ts";

/** One page of AuditEvent entries. */
export interface AuditEventPage {
  /** Entries of this page. */
  data: readonly AuditEvent[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
