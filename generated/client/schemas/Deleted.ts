// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of a deletion. */
export interface Deleted {
  /** The given id. */
  id: string;
  /** false if there was nothing to delete. */
  deleted: boolean;
}
