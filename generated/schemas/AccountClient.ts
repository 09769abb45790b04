// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

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
  scopes: readonly string[];
  /** null: all accounts of the person. */
  account_ids: readonly string[] | null;
  /** The client that makes this call. */
  current: boolean;
  connected_at: string;
  /** null: never used. */
  last_used_at: string | null;
}
