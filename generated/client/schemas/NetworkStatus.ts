// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account's connection to its network. */
export interface NetworkStatus {
  /** As `network.kind` of get_account. */
  kind: string;
  /** disconnected: the account must be reconnected. */
  account_status: "connected" | "disconnected";
}
