// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of disconnecting an account. */
export interface Disconnection {
  /** Id of the account. */
  id: string;
  /** false if it was already disconnected. */
  disconnected: boolean;
  /** Whether its data is being deleted, because delete_data was set. */
  deleted: boolean;
}
