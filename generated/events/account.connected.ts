// Generated from spec/events/account.connected.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account was connected to its network, for the first time or again. */
export interface AccountConnectedEvent {
  /** Time of the connection. */
  connected_at: string;
}
