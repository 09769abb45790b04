// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account and a member are now connected. */
export interface ConnectionAddedEvent {
  /** The other member (prf_...). */
  profile_id: string;
  /** Start of the connection. */
  connected_at: string;
}
