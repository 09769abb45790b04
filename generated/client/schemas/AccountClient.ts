// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An AI client to which a person has given access. */
export interface AccountClient {
  /** Client id (grt_...), accepted as end_client_id. */
  id: string;
  /** As the client names itself. */
  name: string;
  /** Host to which sign-in returned, or that issues the tokens. */
  host: string;
  /** Who gave the access. */
  person: string;
  scopes: string[];
  /** null: all accounts of the person. */
  account_ids: string[] | null;
  /** The client that makes this call. */
  current: boolean;
  connected_at: string;
  /** null: never used. */
  last_used_at: string | null;
}
