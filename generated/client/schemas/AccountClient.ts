// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An AI client to which a person has granted access. */
export interface AccountClient {
  /** Client id (grt_...), accepted as end_client_id. */
  id: string;
  /** Name that the client gives itself. */
  name: string;
  /** Host of the client's redirect URI, or of the issuer of its tokens. */
  host: string;
  /** Person who granted the access. */
  person: string;
  /** Names of the scopes. */
  scopes: string[];
  /** null: all accounts of the person. */
  account_ids: string[] | null;
  /** This client made the call. */
  current: boolean;
  /** Time of the connection. */
  connected_at: string;
  /** null: never used. */
  last_used_at: string | null;
}
