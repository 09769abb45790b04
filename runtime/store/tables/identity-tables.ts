import type { Generated } from "kysely";

/** Workspaces, accounts, keys, people and the access that people have given. */
export interface IdentityTables {
  sb_settings: { name: string; value: string };
  sb_workspaces: { id: string; name: string; created_at: number };
  sb_accounts: Omit<AccountRow, "network_id" | "network_kind" | "timezone_changed_at" | "credential"> & {
    network_id: Generated<number>;
    network_kind: Generated<string>;
    timezone_changed_at: Generated<number | null>;
    credential: Generated<string | null>;
  };
  sb_keys: Omit<KeyRow, OptionalOfKey> & { [Column in OptionalOfKey]: Generated<KeyRow[Column]> };
  sb_people: PersonRow;
  sb_oauth_grants: GrantRow;
  sb_oauth_records: OAuthRecordRow;
}

export interface AccountRow {
  id: string;
  workspace_id: string;
  display_name: string;
  /** The network that the account belongs to; 1 in a service with only one. */
  network_id: number;
  network_kind: string;
  /** The id of the account's member in its network. */
  external_id: string;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** Time of the last change, or null. */
  timezone_changed_at: number | null;
  status: string;
  /** The encrypted credential that the connector needs to act for the account; null if it needs none. */
  credential: string | null;
  /** The account's own daily limits by safety category, a JSON object. The limits of the service are the maximum. */
  daily_limits: string;
  warm_up_started_at: number | null;
  warm_up_days: number | null;
  connected_at: number;
}

export interface KeyRow {
  id: string;
  workspace_id: string;
  name: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** Last four characters, so that people can distinguish keys. */
  hint: string;
  scopes: string;
  plan: string;
  default_account_id: string | null;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** The accounts that the key may use, a JSON array of ids; null for all of the workspace. */
  account_ids: string | null;
  /** SHA-256 of the value before the last rotation, valid until `previous_expires_at`; null if there is none. */
  previous_hash: string | null;
  previous_expires_at: number | null;
  /** Time of the last call, to the minute; null if it was never used. */
  last_used_at: number | null;
}

/** The columns of a key that an insert may omit; they are then null. */
type OptionalOfKey = "account_ids" | "previous_hash" | "previous_expires_at" | "last_used_at";

/** A person who signs in to give AI clients access. */
export interface PersonRow {
  id: string;
  workspace_id: string;
  /** The name to sign in with, in lower case. */
  name: string;
  /** See `hashPassword`; empty for a person without a password. */
  password_hash: string;
  /** The scopes that the person may grant. */
  scopes: string;
  /** The accounts that the person may grant; null for all of the workspace. */
  account_ids: string | null;
  plan: string;
  created_at: number;
  /** The encrypted seed of one-time codes, or null. */
  totp_secret: string | null;
  /** The time step of the last code that was used (RFC 6238, section 5.2), or null. */
  totp_used_step: number | null;
  /** The issuer and the subject of an external provider, separated by a space; null before the first sign-in there. */
  openid_subject: string | null;
}

/** The access that a person has given to an AI client. */
export interface GrantRow {
  id: string;
  workspace_id: string;
  person_id: string;
  client_id: string;
  client_name: string;
  /** The host of the redirect URI, or of the external issuer of the client's tokens. */
  redirect_host: string;
  scopes: string;
  /** The accounts that the client may use; null for all that the person may grant. */
  account_ids: string | null;
  default_account_id: string | null;
  /** The external issuer of the client's tokens; null if this service issues them. */
  issuer: string | null;
  created_at: number;
  last_used_at: number | null;
  expires_at: number;
  ended_at: number | null;
}

/** State of the authorization server: clients, sessions, codes and tokens. */
export interface OAuthRecordRow {
  /** The kind of record, such as `AccessToken`. */
  model: string;
  /** SHA-256 of the id, hex; only the ids of clients and grants are stored without hashing. */
  id: string;
  grant_id: string | null;
  person_id: string | null;
  /** A second name of a session. */
  uid: string | null;
  payload: string;
  consumed_at: number | null;
  expires_at: number;
}
