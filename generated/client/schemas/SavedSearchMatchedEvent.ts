// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A saved search with notify turned on has found new results. */
export interface SavedSearchMatchedEvent {
  /** Saved search id (ssr_...). */
  saved_search_id: string;
  /** New results since the last report or run, up to 100. */
  new_count: number;
}
