import type { Generated } from "kysely";

/** Stored responses, and calls that are not finished. */
export interface CallTables {
  sb_idempotency: IdempotencyRow;
  /** Questions of calls to clients of the older MCP era; `answer` is the JSON-RPC response. */
  sb_questions: { id: string; principal_id: string; asked_at: number; answer: string | null };
  sb_calls: CallRow;
  sb_steps: StepRow;
}

export interface IdempotencyRow {
  principal_id: string;
  account_id: string;
  tool: string;
  idempotency_key: string;
  arguments_hash: string;
  /** The response of the call, JSON; encrypted if it contains a secret. */
  answer: string;
  created_at: number;
  /** The response is stored at least until this time; null for the usual retention. */
  kept_until: Generated<number | null>;
  /** The row of `sb_calls` while the call is not finished. Meanwhile, `answer` is empty. */
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
  /** The round of questions in which the first act was started (`StoredRound`), JSON; null if the client cannot be asked. */
  answers: string | null;
  surface: string;
  request_id: string;
  idempotency_key: string | null;
  arguments_hash: string | null;
  /** The safety category whose units the call has consumed, or null. */
  safety_category: string | null;
  safety_units: number;
  /** The time of the call, which `now()` returns to its handler. */
  started_at: number;
  /** The ids that the handler has created before its last step, JSON. */
  ids: string;
  /** Results of look-ups, JSON. */
  lookups: string;
  /** `running`, `unknown` (an act may have happened), or `failed` (after an act has happened). */
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
