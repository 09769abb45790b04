// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account can no longer use its network until it is connected again. */
export interface AccountDisconnectedEvent {
  /** Time of the disconnection. */
  disconnected_at: string;
}
