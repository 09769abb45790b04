// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Audit record of one call. */
export interface AuditEvent {
  /** Accepted by contact_support. */
  request_id: string;
  /** Time of the call. */
  at: string;
  /** Name of the tool; for anything else, kind and name, such as resource:account_info. */
  tool: string;
  /** internal: by the service itself and by the command `call`. */
  surface: "rest" | "mcp" | "internal";
  /** ok, or the code of the error. */
  outcome: string;
  /** HTTP-style status. */
  status: number;
  /** Duration in milliseconds. */
  duration_ms: number;
  /** null if the call was refused because of scopes or an unknown account. */
  account_id: string | null;
  /** API key or grant that made the call. */
  key_id: string;
  /** Name of the API key; null for grants. */
  key_name: string | null;
  /** Person who granted the access; null for API keys. */
  person_id: string | null;
  /** Client to which the person has granted access; null for API keys. */
  client_id: string | null;
  /** Arguments of a write as JSON, with texts reduced to length and hash; null for reads. */
  arguments: string | null;
  /** The call was a preview. */
  preview: boolean;
  /** A stored response was returned. */
  replayed: boolean;
}
