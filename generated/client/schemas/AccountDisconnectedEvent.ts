// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account is no longer connected to its network. It was disconnected, or the network rejected the connection. */
export interface AccountDisconnectedEvent {
  /** Time of the disconnection. */
  disconnected_at: string;
}
