import type { Kysely } from "kysely";
import type { Account } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import type { CallServices } from "./call-services.ts";
import type { CallFailure } from "./outcome.ts";

/** The properties of a call that are known from the start. */
export interface RecordedCall {
  /** The tool's name. For anything else, the kind and the name, such as `resource:account_info`. */
  readonly operation: string;
  readonly caller: Principal;
  readonly surface: string;
  readonly requestId: string;
}

/** The properties of a call that become known while it runs. */
export interface CallRecord {
  readonly at: number;
  readonly startedMs: number;
  readonly preview: boolean;
  account: Account | null;
  /** The arguments of a write, as the audit row contains them; null for reads. */
  arguments: string | null;
  replayed: boolean;
  /** Whether the audit row has been written, so that `finish` must not buffer it. */
  written: boolean;
}

const success = { outcome: "ok", status: 200 };

export interface Recorder {
  start(preview: boolean): CallRecord;
  /**
   * Writes the audit row of a call with an effect in a transaction, by default as a success.
   * @throws Failure `not_found` if the account has been removed; the call then has no audit row.
   */
  writeInTransaction(
    tx: Kysely<RuntimeTables>,
    call: RecordedCall,
    record: CallRecord,
    ending?: Pick<AuditRow, "outcome" | "status">,
  ): Promise<void>;
  /** Counts the call, and buffers its audit row unless it has already been written. */
  finish(call: RecordedCall, record: CallRecord, outcome: { readonly ok: true } | CallFailure): void;
}

/**
 * Creates the recorder of audit rows and metrics.
 * @param callCounts counts the calls as well.
 */
export function createRecorder(
  { audit, metrics, clock, log }: Pick<CallServices, "audit" | "metrics" | "clock" | "log">,
  callCounts?: CallServices["callCounts"],
): Recorder {
  const isLogged = log.isLevelEnabled("info");

  type Ending = Pick<AuditRow, "outcome" | "status" | "duration_ms">;

  function toRow(call: RecordedCall, record: CallRecord, { outcome, status, duration_ms }: Ending): AuditRow {
    return {
      at: record.at,
      workspace_id: call.caller.workspaceId,
      principal_id: call.caller.id,
      account_id: record.account?.id ?? null,
      tool: call.operation,
      surface: call.surface,
      request_id: call.requestId,
      outcome,
      status,
      preview: record.preview ? 1 : 0,
      replay: record.replayed ? 1 : 0,
      duration_ms,
      person_id: call.caller.personId,
      client_id: call.caller.clientId,
      arguments: record.arguments,
    };
  }

  const durationOf = (record: CallRecord): number => performance.now() - record.startedMs;

  return {
    start: (preview) => ({
      at: clock(),
      startedMs: performance.now(),
      preview,
      account: null,
      arguments: null,
      replayed: false,
      written: false,
    }),
    writeInTransaction: async (tx, call, record, { outcome, status } = success) => {
      if (!record.account) throw new Error("a call with an effect has an account");
      const row = toRow(call, record, { outcome, status, duration_ms: durationOf(record) });
      await audit.writeInTransaction(tx, { ...row, account_id: record.account.id });
      record.written = true;
    },
    finish: (call, record, outcome) => {
      const ending = {
        outcome: outcome.ok ? "ok" : outcome.problem.code,
        status: outcome.ok ? 200 : outcome.problem.status,
        duration_ms: durationOf(record),
      };
      if (!record.written) audit.writeBehind(toRow(call, record, ending));
      const { account, at } = record;
      if (account) callCounts?.add({ account, tool: call.operation, surface: call.surface, at, isSuccess: outcome.ok });
      metrics.observeCall(call.operation, call.surface, ending.outcome, ending.duration_ms);
      if (isLogged) {
        const { operation, surface, requestId: request_id, caller } = call;
        log.info(
          { request_id, operation, surface, principal_id: caller.id, account_id: account?.id ?? null, ...ending },
          "call",
        );
      }
    },
  };
}
