// Generated from spec/events/export.ready.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A requested file can be downloaded. */
export interface ExportReadyEvent {
  /** Export id (exp_...), for download_export. */
  export_id: string;
  /** Content of the file. */
  kind: "connections" | "conversations" | "leads" | "analytics";
  /** Number of rows. */
  row_count: number;
  /** When the content of the file is deleted. */
  expires_at: string;
}
