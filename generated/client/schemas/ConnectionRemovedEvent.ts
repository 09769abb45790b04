// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account and a member are no longer connected. */
export interface ConnectionRemovedEvent {
  /** The other member (prf_...). */
  profile_id: string;
  /** End of the connection. */
  removed_at: string;
}
