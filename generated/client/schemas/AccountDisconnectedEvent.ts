// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account is no longer connected to its network. A call disconnected it, or the network refused access. */
export interface AccountDisconnectedEvent {
  /** Time of the disconnection. */
  disconnected_at: string;
}
