// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Background jobs of the service. Counts are capped at 1000. */
export interface JobsStatus {
  /** Jobs that are due and waiting for a worker. */
  due: number;
  /** Jobs that will not be retried. */
  failed: number;
  /** How long the oldest due job has been waiting; null if none is due. */
  oldest_due_seconds: number | null;
}
