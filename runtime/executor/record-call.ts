import type { Kysely } from "kysely";
import type { Account } from "../auth/accounts.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import type { ExecutorParts } from "./executor-parts.ts";
import type { CallRequest } from "./execute.ts";
import type { Outcome } from "./outcome.ts";

/** What is learnt of a call while it runs. */
export interface CallRecord {
  readonly at: number;
  readonly startedMs: number;
  account: Account | null;
  replayed: boolean;
  /** Its audit row commits with its effect. */
  written: boolean;
}

export interface Recorder<Context> {
  start(): CallRecord;
  /** Writes the audit row of a success in the transaction of its effect. */
  writeWith(tx: Kysely<RuntimeTables>, request: CallRequest<Context>, record: CallRecord): Promise<void>;
  /** Counts the call, and keeps the audit row of one without an effect for the next batch. */
  finish(request: CallRequest<Context>, record: CallRecord, outcome: Outcome): void;
}

/** Audit rows and metrics of calls. */
export function createRecorder<Context>({ audit, metrics, clock, newId }: ExecutorParts<Context>): Recorder<Context> {
  function toRow(request: CallRequest<Context>, record: CallRecord, outcome: string, status: number): AuditRow {
    return {
      id: newId("aud"),
      at: record.at,
      workspace_id: request.caller.workspaceId,
      key_id: request.caller.keyId,
      account_id: record.account?.id ?? null,
      tool: request.tool.entry.name,
      surface: request.surface,
      request_id: request.requestId,
      outcome,
      status,
      preview: request.preview ? 1 : 0,
      replay: record.replayed ? 1 : 0,
      duration_ms: performance.now() - record.startedMs,
    };
  }

  return {
    start: () => ({ at: clock(), startedMs: performance.now(), account: null, replayed: false, written: false }),
    writeWith: async (tx, request, record) => {
      await tx
        .insertInto("sb_audit")
        .values(toRow(request, record, "ok", 200))
        .execute();
      record.written = true;
    },
    finish: (request, record, outcome) => {
      const code = outcome.ok ? "ok" : outcome.problem.code;
      const status = outcome.ok ? 200 : outcome.problem.status;
      if (!record.written) audit.writeBehind(toRow(request, record, code, status));
      metrics.observeCall(request.tool.entry.name, request.surface, code, performance.now() - record.startedMs);
    },
  };
}
