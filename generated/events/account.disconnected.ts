// Generated from spec/events/account.disconnected.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account has lost the connection to its network. */
export interface AccountDisconnectedEvent {
  /** Time of the disconnection. */
  disconnected_at: string;
}
