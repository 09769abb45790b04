// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The state of an export and a part of its content. */
export interface ExportFile {
  /** Export id (exp_...). */
  id: string;
  /** Exported data. */
  kind: "connections" | "conversations" | "leads" | "analytics";
  /** Format of the file. */
  format: "csv" | "json";
  /** Suggested name of the file. */
  filename: string;
  /** pending: being prepared. expired: the content has been deleted. */
  status: "pending" | "ready" | "failed" | "expired";
  /** Why it failed; otherwise null. */
  status_reason: string | null;
  /** Rows without the header; null until it is ready. */
  row_count: number | null;
  /** Length in UTF-16 code units; null until it is ready. */
  length: number | null;
  /** The file was truncated after 100,000 rows or 67,108,864 UTF-16 code units. */
  truncated: boolean;
  /** Time of creation. */
  created_at: string;
  /** null while it is being prepared. */
  finished_at: string | null;
  /** When the content is deleted: 24 hours after it is ready; null until it is ready. */
  expires_at: string | null;
  /** The content from `offset`; null unless the export is ready. */
  content: string | null;
  /** Offset of the next part; null at the end. */
  next_offset: number | null;
}
