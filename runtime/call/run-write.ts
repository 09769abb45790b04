import type { Kysely } from "kysely";
import type { ReachedLimit } from "../limits/safety.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { toRecordedCall } from "./call-request.ts";
import { emitCallEvents } from "./call-events.ts";
import { limitEvents } from "./limit-events.ts";
import type { CallServices } from "./call-services.ts";
import { findResponse, encryptResponse, decryptResponse, storeResponse } from "./idempotency.ts";
import type { Success } from "./outcome.ts";
import type { Recorder } from "./record-call.ts";
import type { RunHandler } from "./run-handler.ts";
import { deleteCall, updateCall } from "./steps/call-rows.ts";
import { CallRun } from "./steps/call-run.ts";
import { RunInterruption } from "./steps/interruption.ts";
import type { StepOptions } from "./steps/step-options.ts";
import { requireConnection, safetyUse, type WriteCall } from "./write-call.ts";

/**
 * Runs the handler of a write once, in one transaction. @throws Interruption if it has reached a step without a receipt
 * or a look-up without a result, or if an earlier call with the same key is not finished.
 */
export type RunWrite<Context> = (call: WriteCall<Context>) => Promise<Success>;

/** The kind of the jobs that complete calls. The key of such a job is the id of its call. */
export const completeCallKind = "complete_call";

/** Thrown to roll back the transaction of a preview; contains the result of the call. */
class Rollback extends Error {
  readonly success: Success;
  constructor(success: Success) {
    super("preview");
    this.success = success;
  }
}

const noResults: ReadonlyMap<string, never> = new Map<string, never>();
const none: readonly never[] = [];

export function createRunWrite<Context>(
  services: CallServices,
  recorder: Recorder,
  runHandler: RunHandler<Context>,
  { onPoint }: Pick<StepOptions, "onPoint">,
): RunWrite<Context> {
  const { store, clock, safety, accounts, events, jobs, newId, writeBehind, keyChanges, secrets } = services;

  async function runInside(tx: Kysely<RuntimeTables>, call: WriteCall<Context>): Promise<Success> {
    const { request, account, effect, slot, record, running, interrupted, unfinished } = call;
    const now = clock();
    const use = unfinished ? null : safetyUse(request, account, effect, now);
    let reached: readonly ReachedLimit[] = none;
    if (unfinished) {
      await updateCall(tx, unfinished, {}); // locks the row
    } else {
      const stored = slot ? await findResponse(tx, store.dialect, slot, now) : null;
      if (stored !== null) {
        record.replayed = true;
        const text = slot ? decryptResponse(secrets, slot, stored) : stored;
        return { ok: true, text, replayed: true, preview: false };
      }
      requireConnection(effect, account);
      if (use) reached = await safety.reserve(tx, use); // the transaction of a preview is rolled back
    }
    const repeated = {
      at: interrupted?.at ?? now,
      ids: interrupted?.ids ?? none,
      steps: unfinished?.steps ?? noResults,
      lookups: call.lookups ?? noResults,
    };
    const run = new CallRun(newId, repeated, record.preview);
    const success = await runHandler(request, account, { db: tx, preview: record.preview, running, run });
    if (record.preview)
      throw new Rollback({ ...success, preview: true, ...(run.acts.length > 0 && { acts: run.acts }) });
    run.requireAllSteps();
    if (slot) {
      const { text } = success;
      await storeResponse(tx, slot, running.hasSecretOutput ? encryptResponse(secrets, slot, text) : text, now);
    }
    if (unfinished) {
      await deleteCall(tx, unfinished);
      if (!unfinished.isByJob) await jobs.cancel(tx, completeCallKind, unfinished.id);
    }
    await recorder.writeInTransaction(tx, toRecordedCall(request), record);
    if (use && reached.length > 0)
      for (const event of await limitEvents(services, tx, use, reached)) run.addEvent(event);
    const emitted = emitCallEvents(events, tx, request, { account, effect, emitted: run.events });
    if (emitted) await emitted;
    if (unfinished) onPoint("before commit");
    return success;
  }

  return async (call) => {
    const { account, record, running } = call;
    try {
      // The time limit includes the wait for the transaction. Once the transaction runs, only the handler can be
      // stopped.
      const success = await running.race(() =>
        store.transaction(async (tx) => {
          running.begin();
          running.deferred = null; // discards the records of a run that was rolled back
          return runInside(tx, call);
        }),
      );
      if (running.changedAccount) accounts.invalidate(account.workspaceId);
      if (running.changedKey) keyChanges.invalidate();
      if (running.deferred && !success.replayed) writeBehind.add(running.deferred);
      return success;
    } catch (error) {
      record.written = false; // the audit row was rolled back too
      if (error instanceof Rollback) return error.success;
      if (error instanceof RunInterruption) call.interrupted = error.run;
      throw error;
    }
  };
}
