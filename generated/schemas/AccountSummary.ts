// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A connected network account. */
export interface AccountSummary {
  /** Account id (acc_...), accepted as account_id. */
  id: string;
  /** Name of the account. */
  name: string;
  /** Used when account_id is omitted. */
  default: boolean;
  /** disconnected: connect_account reconnects it, unless it is a data archive. */
  status: "connected" | "disconnected";
  /** embedded, archive, or the name of a connector. */
  network_kind: string;
  /** The account's own member. */
  profile_id: string;
  /** IANA name; safety limits reset at midnight in this time zone. */
  timezone: string;
  /** Time of the connection. */
  connected_at: string;
}
