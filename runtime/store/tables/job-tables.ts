/** Jobs. */
export interface JobTables {
  sb_jobs: JobRow;
}

/** Work that runs later or outside a call. Completed jobs are deleted. */
export interface JobRow {
  id: string;
  kind: string;
  /** At most one job of a kind has this key; null for a job without a key. */
  unique_key: string | null;
  account_id: string | null;
  /** JSON. */
  payload: string;
  /** When a worker may claim the job: its scheduled time, or the end of its lease while it runs. Null if it has failed for good. */
  due_at: number | null;
  /** When the current attempt started; null if the job is not running. */
  claimed_at: number | null;
  attempts: number;
  /** Incremented by each claim and when a lease is given up. A worker with an outdated number has lost the job. */
  fence: number;
  last_error: string | null;
  created_at: number;
}
