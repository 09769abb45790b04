// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What was deleted from the stored post metrics, and what remains. */
export interface PurgeReport {
  /** Posts whose stored metrics were deleted. */
  deleted_count: number;
  /** Posts whose metrics are still stored. */
  remaining_count: number;
  /** When the oldest remaining metrics were fetched; null if none remain. */
  oldest_fetched_at: string | null;
}
