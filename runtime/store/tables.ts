import type { Generated } from "kysely";

/** The runtime's tables. Times are epoch milliseconds, lists and objects are JSON text, booleans are 0 or 1. */
export interface RuntimeTables {
  sb_settings: { name: string; value: string };
  sb_workspaces: { id: string; name: string; created_at: number };
  sb_accounts: Omit<AccountRow, "timezone_changed_at"> & { timezone_changed_at: Generated<number | null> };
  sb_keys: KeyRow;
  sb_usage: { account_id: string; category: string; day: string; used: number };
  sb_plan_use: { principal_id: string; tokens: number; updated_at: number };
  sb_idempotency: IdempotencyRow;
  /** `seq` numbers the rows in insertion order. */
  sb_audit: AuditRow & { seq: Generated<number> };
  /** Questions of calls to clients of the older MCP era; `answer` is the JSON-RPC response. */
  sb_questions: { id: string; principal_id: string; asked_at: number; answer: string | null };
  sb_jobs: JobRow;
}

export interface AccountRow {
  id: string;
  workspace_id: string;
  display_name: string;
  /** The id of the account's member in its network. */
  external_id: string;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** Time of the last change, or null. */
  timezone_changed_at: number | null;
  status: string;
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
}

export interface IdempotencyRow {
  principal_id: string;
  account_id: string;
  tool: string;
  idempotency_key: string;
  arguments_hash: string;
  answer: string;
  created_at: number;
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
}
