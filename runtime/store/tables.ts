import type { Generated } from "kysely";

/** The runtime's tables. Times are epoch milliseconds, lists and objects are JSON text, booleans are 0 or 1. */
export interface RuntimeTables {
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
  sb_usage: UsageRow;
  sb_call_counts: CallCountRow;
  sb_plan_use: { principal_id: string; tokens: number; updated_at: number };
  sb_idempotency: IdempotencyRow;
  /** `seq` numbers the rows in insertion order. */
  sb_audit: AuditRow & { seq: Generated<number> };
  sb_audit_seals: AuditSealRow;
  /** SHA-256 of the records that were deleted with their account. */
  sb_audit_erased: { seq: number; digest: string };
  /** Questions of calls to clients of the older MCP era; `answer` is the JSON-RPC response. */
  sb_questions: { id: string; principal_id: string; asked_at: number; answer: string | null };
  sb_jobs: JobRow;
  sb_webhooks: WebhookRow;
  sb_webhook_deliveries: WebhookDeliveryRow;
  sb_calls: CallRow;
  sb_steps: StepRow;
  /** The number of the last event of each account. Its lock orders the transactions that write events of the account. */
  sb_event_heads: { account_id: string; seq: number };
  sb_events: EventRow;
  /** The consumers that have been deployed; their positions exist for the accounts with earlier events. */
  sb_event_consumers: { consumer: string; created_at: number };
  /** The last event that a consumer has handled or passed; without a row, none. */
  sb_event_positions: { consumer: string; account_id: string; seq: number };
  /** The resources that sessions of the older MCP era are subscribed to; `session` is a hash of the id. */
  sb_subscriptions: { session: string; uri: string; used_at: number };
}

/** The units of a category that an account has consumed on a day. */
export interface UsageRow {
  account_id: string;
  category: string;
  day: string;
  used: number;
  /** Units of `used` that are counted on another day as well, since a change of the time zone. */
  copied: Generated<number>;
  /** The limits whose reaching has been reported on this day, a sum of `reachedFlags`. */
  reached: Generated<number>;
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
  /** What the connector needs to act for the account, encrypted; null: nothing. */
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
  /** Last four characters, for people to tell keys apart. */
  hint: string;
  scopes: string;
  plan: string;
  default_account_id: string | null;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** The accounts that the key may use, a JSON array of ids; null: all of the workspace. */
  account_ids: string | null;
  /** SHA-256 of the value before the last rotation, valid until `previous_expires_at`; null: none. */
  previous_hash: string | null;
  previous_expires_at: number | null;
  /** Time of the last call, to the minute; null: never used. */
  last_used_at: number | null;
}

/** The columns of a key that are null in a new one. */
type OptionalOfKey = "account_ids" | "previous_hash" | "previous_expires_at" | "last_used_at";

/** A person who signs in to give AI clients access. */
export interface PersonRow {
  id: string;
  workspace_id: string;
  /** The name to sign in with, in lower case. */
  name: string;
  /** See `hashPassword`. */
  password_hash: string;
  /** The scopes that the person may grant. */
  scopes: string;
  /** The accounts that the person may grant; null for all of the workspace. */
  account_ids: string | null;
  plan: string;
  created_at: number;
}

/** The access that a person has given to an AI client. */
export interface GrantRow {
  id: string;
  workspace_id: string;
  person_id: string;
  client_id: string;
  client_name: string;
  /** The host that the person was sent back to. */
  redirect_host: string;
  scopes: string;
  /** The accounts that the client may use; null for all that the person may grant. */
  account_ids: string | null;
  default_account_id: string | null;
  created_at: number;
  last_used_at: number | null;
  expires_at: number;
  ended_at: number | null;
}

/** State of the authorization server: clients, sessions, codes and tokens. */
export interface OAuthRecordRow {
  /** The kind of record, such as `AccessToken`. */
  model: string;
  /** SHA-256 of a token, code or session id, hex; other ids as they are. */
  id: string;
  grant_id: string | null;
  person_id: string | null;
  /** A second name of a session. */
  uid: string | null;
  payload: string;
  consumed_at: number | null;
  expires_at: number;
}

/** The calls of a tool by an account on one day of its time zone. */
export interface CallCountRow {
  account_id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  tool: string;
  surface: string;
  calls: number;
  /** Calls that returned an error. */
  failed: number;
  /** Time of the last success, or null. */
  last_ok_at: number | null;
}

export interface IdempotencyRow {
  principal_id: string;
  account_id: string;
  tool: string;
  idempotency_key: string;
  arguments_hash: string;
  answer: string;
  created_at: number;
  /** The response is stored at least until then; null: for as long as any. */
  kept_until: Generated<number | null>;
  /** The row of `sb_calls` while the call is not finished; `answer` is empty until then. */
  call_id: Generated<string | null>;
}

/** A call with remote acts that is not finished. Finished calls are deleted, with their steps. */
export interface CallRow {
  id: string;
  /** The caller, JSON. */
  principal: string;
  account_id: string;
  tool: string;
  /** The validated arguments, JSON. */
  input: string;
  /** The client's answers to the handler's questions, JSON; null if it cannot be asked. */
  answers: string | null;
  surface: string;
  request_id: string;
  idempotency_key: string | null;
  arguments_hash: string | null;
  /** The safety category whose units the call has consumed, or null. */
  safety_category: string | null;
  safety_units: number;
  /** The time of the call for its handler. */
  started_at: number;
  /** The ids that the handler has created before its last step, JSON. */
  ids: string;
  /** Results of look-ups, JSON. */
  lookups: string;
  /** `running`, `unknown` (whether an act has happened), or `failed` (after an act has happened). */
  state: string;
  /** Until then, the call belongs to the process that has claimed it. Null if it belongs to none. */
  lease_until: number | null;
  /** Incremented by each claim. A process whose number is outdated has lost the call. */
  fence: number;
}

/** An act of an unfinished call. */
export interface StepRow {
  call_id: string;
  name: string;
  act: string;
  act_hash: string;
  started_at: number;
  /** `started`, `unknown`, `done` or `refused`. */
  state: string;
  /** JSON: the receipt of a step that is done, the failure of a refused one. */
  result: string | null;
}

/** Work that runs later or outside a call. Completed jobs are deleted. */
export interface JobRow {
  id: string;
  kind: string;
  /** At most one job of a kind has this key; null: no restriction. */
  unique_key: string | null;
  account_id: string | null;
  /** JSON. */
  payload: string;
  /** When a worker may claim the job: its scheduled time, or the end of its lease while it runs. Null if it has failed for good. */
  due_at: number | null;
  /** When the current attempt started; null if the job is not running. */
  claimed_at: number | null;
  attempts: number;
  /** Incremented by each claim. A worker whose number is outdated has lost the job. */
  fence: number;
  last_error: string | null;
  created_at: number;
}

/** A fact about an account, written in the transaction that made it true. */
export interface EventRow {
  account_id: string;
  /** From 1 for each account, in commit order, without gaps. */
  seq: number;
  type: string;
  /** JSON. */
  payload: string;
  /** JSON: the call or the job that wrote the event. */
  cause: string;
  at: number;
}

/** A URL that receives the events of an account. */
export interface WebhookRow {
  id: string;
  account_id: string;
  url: string;
  /** JSON: names of events, or selections of several. */
  events: string;
  /** 1 if it receives events. */
  active: number;
  /** `failing` or `gone` if the service has disabled it. */
  disabled_reason: string | null;
  /** Encrypted, as the former one. */
  secret: string;
  /** The secret before the last rotation, which signs until `former_until`. */
  former_secret: string | null;
  former_until: number | null;
  /** When the first of the failures since the last success was. */
  failing_since: number | null;
  /** The number of requests without a response since the last one with a response. */
  unreachable: number;
  /** Nothing is sent until then, because the last request got no response. */
  paused_until: number | null;
  created_at: number;
  updated_at: number;
}

/** An event for a webhook. */
export interface WebhookDeliveryRow {
  id: string;
  webhook_id: string;
  account_id: string;
  /** The number of the event. */
  seq: number;
  type: string;
  /** The id of the object that the event is about. Events of one object are sent in order. */
  object: string;
  /** The body of the request, the same in each attempt. */
  body: string;
  /** `pending`, `delivered` or `failed`. */
  status: string;
  attempts: number;
  /** When it is sent next; null unless it is pending. */
  due_at: number | null;
  /** When it fails if it has not been delivered. */
  expires_at: number;
  created_at: number;
  finished_at: number | null;
  /** Of the last attempt; null without a response. */
  response_status: number | null;
  response_ms: number | null;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface AuditRow {
  at: number;
  workspace_id: string;
  principal_id: string;
  account_id: string | null;
  tool: string;
  surface: string;
  request_id: string;
  /** `ok`, or the error's code. */
  outcome: string;
  status: number;
  preview: number;
  replay: number;
  duration_ms: number;
  /** The person who has granted the access, and the client that uses it; null for API keys. */
  person_id: string | null;
  client_id: string | null;
  /** The arguments of a write, JSON, with texts reduced to lengths and hashes; null for reads. */
  arguments: string | null;
}

/** A part of the hash chain of the audit log: the records after the previous seal. */
export interface AuditSealRow {
  last_seq: number;
  /** Hash over the previous seal and the records; null until no transaction can add one of them. */
  hash: string | null;
  /** Number of records, including erased ones. */
  records: number;
  sealed_at: number;
  /** The first transaction of PostgreSQL that began after the seal; null on SQLite. */
  snapshot: string | null;
  /** 1: its records have been deleted, and the chain begins with it. */
  is_anchor: number;
}
