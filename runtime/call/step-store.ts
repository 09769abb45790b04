import type { Kysely } from "kysely";
import { Failure } from "../contract/failure.ts";
import type { Problem } from "../contract/problem.ts";
import { requireAccount } from "../store/account-rows.ts";
import type { ReachedLimit } from "../limits/safety.ts";
import type { NewJob } from "../jobs/job.ts";
import type { CallRow, RuntimeTables } from "../store/tables.ts";
import { toStoredRound } from "./call-channel.ts";
import { toRecordedCall, type CallRequest } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import { emitLimitEvents } from "./limit-events.ts";
import { findResponse, freeSlot, occupySlot, type IdempotencySlot } from "./idempotency.ts";
import type { Recorder } from "./record-call.ts";
import { deleteCall, insertStep, updateCall, updateStep } from "./steps/call-rows.ts";
import type { PendingStep, StepReached } from "./steps/interruption.ts";
import { toJson, type StepEnd } from "./steps/perform-step.ts";
import type { StepMetrics } from "./steps/step-metrics.ts";
import type { StepOptions } from "./steps/step-options.ts";
import { safetyUse, type UnfinishedCall, type WriteCall } from "./write-call.ts";
import { completeCallKind } from "./run-write.ts";

/** It is unknown whether an act has happened, and this cannot be determined now. */
export class OutcomeUnknown extends Failure {
  /** Whether the network can be asked again. */
  readonly canBeFound: boolean;

  constructor(canBeFound: boolean) {
    super("outcome_unknown");
    this.canBeFound = canBeFound;
  }
}

export const inProgress = (): Failure => new Failure("call_in_progress", { retryAfterSeconds: 1 });

/** The transactions that record the progress of calls with steps. */
export interface StepStore<Context> {
  /** Records that an act is started: from now on, it may have happened. */
  recordStart(call: WriteCall<Context>, reached: StepReached, startedAt: number): Promise<UnfinishedCall>;
  /** Records the outcome of an act. @throws OutcomeUnknown after recording that the outcome is unknown. */
  recordEnd(call: WriteCall<Context>, unfinished: UnfinishedCall, step: PendingStep, end: StepEnd): Promise<void>;
  /** Gives up the claim on a call, so that its job or a repeated call can continue it. */
  release(call: UnfinishedCall): Promise<void>;
  /** Records that a call has ended before it was known whether its act has happened. */
  markUnknown(call: UnfinishedCall): Promise<void>;
  /** Records the failure of a call after an act has happened. Its receipts are kept for a repeated call. */
  fail(call: WriteCall<Context>, unfinished: UnfinishedCall, problem: Problem): Promise<void>;
  /** Deletes a call without effect: its units and its idempotency key are available again. */
  forget(call: WriteCall<Context>, unfinished: UnfinishedCall): Promise<void>;
}

export function createStepStore<Context>(
  services: CallServices,
  recorder: Recorder,
  metrics: StepMetrics,
  options: StepOptions,
): StepStore<Context> {
  const { store, clock, safety, jobs, newId, log } = services;
  const cancelJob = async (tx: Kysely<RuntimeTables>, { id, isByJob }: UnfinishedCall): Promise<void> => {
    if (!isByJob) await jobs.cancel(tx, completeCallKind, id); // the worker deletes the job that it runs
  };
  const schedule = (tx: Kysely<RuntimeTables>, { id, accountId }: UnfinishedCall, runAt: number): Promise<void> =>
    scheduleCompletion(jobs, tx, jobOf(id, accountId, runAt));

  return {
    recordStart: async (call, { step: { name, act, actHash }, run: { at, ids } }, startedAt) => {
      const { request, account, effect, slot, unfinished: known } = call;
      const leaseUntil = startedAt + options.leaseMs;
      const use = safetyUse(request, account, effect, at);
      const first = {
        id: newId("call"),
        accountId: account.id,
        fence: 1,
        at,
        use,
        steps: new Map(),
        isByJob: false,
      };
      const unfinished: UnfinishedCall = known ?? first;
      const { id } = unfinished;
      const progress = { ids: JSON.stringify(ids), lookups: JSON.stringify([...(call.lookups ?? [])]) };
      const lease = { ...progress, lease_until: leaseUntil };
      await store.transaction(async (tx) => {
        let reached: readonly ReachedLimit[] = [];
        if (known) {
          await updateCall(tx, known, lease);
          await schedule(tx, known, leaseUntil);
        } else {
          await requireAccount(tx, account.id);
          if (slot && (await findResponse(tx, store.dialect, slot, startedAt)) !== null) throw inProgress();
          if (use) reached = await safety.reserve(tx, use);
          await tx
            .insertInto("sb_calls")
            .values({ ...toRow(request, unfinished, slot), ...lease })
            .execute();
          if (slot) await occupySlot(tx, slot, id, startedAt);
          await jobs.enqueue(tx, jobOf(id, account.id, leaseUntil));
        }
        await insertStep(tx, {
          call_id: id,
          name,
          act: JSON.stringify(act),
          act_hash: actHash,
          started_at: startedAt,
          state: "started",
          result: null,
        });
        if (use) await emitLimitEvents(services, tx, { request, use, reached });
      });
      unfinished.steps.set(name, { state: "started", act, actHash, startedAt, result: null });
      call.unfinished = unfinished;
      return unfinished;
    },
    recordEnd: async (call, unfinished, { name, act, actHash, record, performer }, end) => {
      const { state, result } = end;
      const step = { callId: unfinished.id, name };
      if (end.state === "unknown") {
        log.warn({ call: unfinished.id, step: name, err: end.cause }, "it is unknown whether an act has happened");
        metrics.count(name, "unknown");
        await store.transaction(async (tx) => {
          await updateCall(tx, unfinished, { state: "unknown", lease_until: null });
          await updateStep(tx, step, "unknown", null);
          if (record?.state !== "unknown") {
            const ending = { outcome: "outcome_unknown", status: 409 };
            await recorder.writeInTransaction(tx, toRecordedCall(call.request), call.record, ending);
          }
          if (!performer.find) await cancelJob(tx, unfinished); // otherwise, the job searches for the act again
        });
        throw new OutcomeUnknown(performer.find !== undefined);
      }
      options.onPoint("before receipt");
      await updateStep(store.writer, step, state, result);
      options.onPoint("receipt");
      metrics.count(name, state === "refused" ? "refused" : end.isFromSearch ? "found" : "performed");
      const startedAt = record?.startedAt ?? unfinished.at;
      unfinished.steps.set(name, { state, act: toJson(act) as object, actHash, startedAt, result });
    },
    release: async (unfinished) => {
      const now = clock();
      await store.transaction(async (tx) => {
        await updateCall(tx, unfinished, { lease_until: null });
        if (!unfinished.isByJob) await schedule(tx, unfinished, now); // otherwise, the worker schedules its next attempt
      });
    },
    markUnknown: async (unfinished) => {
      await store.transaction(async (tx) => {
        await updateCall(tx, unfinished, { state: "unknown", lease_until: null });
        await cancelJob(tx, unfinished);
      });
    },
    fail: async (call, unfinished, { code, status }) => {
      await store.transaction(async (tx) => {
        await updateCall(tx, unfinished, { state: "failed", lease_until: null });
        await cancelJob(tx, unfinished);
        await recorder.writeInTransaction(tx, toRecordedCall(call.request), call.record, { outcome: code, status });
      });
    },
    forget: async ({ slot }, unfinished) => {
      const { id, use } = unfinished;
      await store.transaction(async (tx) => {
        await deleteCall(tx, unfinished);
        if (use) await safety.release(tx, use);
        if (slot) await freeSlot(tx, slot, id);
        await cancelJob(tx, unfinished);
      });
    },
  };
}

/** Schedules the job that completes a call. A call that has failed, or whose outcome is unknown, may have no job. */
export async function scheduleCompletion(
  jobs: Pick<CallServices["jobs"], "enqueue" | "reschedule">,
  tx: Kysely<RuntimeTables>,
  job: CompletionJob,
): Promise<void> {
  if (!(await jobs.enqueue(tx, job))) await jobs.reschedule(tx, job.kind, job.key, job.runAt);
}

type CompletionJob = NewJob & Required<Pick<NewJob, "key" | "runAt">>;

/** Returns the job that completes a call. */
export const jobOf = (id: string, accountId: string, runAt: number): CompletionJob => ({
  kind: completeCallKind,
  key: id,
  payload: { call_id: id },
  accountId,
  runAt,
});

function toRow<Context>(
  { caller, tool, input, surface, requestId, channel }: CallRequest<Context>,
  { id, accountId, fence, at, use }: UnfinishedCall,
  slot: IdempotencySlot | null,
): Omit<CallRow, "ids" | "lookups" | "lease_until"> {
  const { tools: _tools, ...principal } = caller;
  const round = channel?.input;
  return {
    id,
    principal: JSON.stringify(principal),
    account_id: accountId,
    tool: tool.entry.name,
    input: JSON.stringify(input),
    answers: round ? JSON.stringify(toStoredRound(round)) : null,
    surface,
    request_id: requestId,
    idempotency_key: slot?.idempotencyKey ?? null,
    arguments_hash: slot?.argumentsHash ?? null,
    safety_category: use?.category ?? null,
    safety_units: use?.units ?? 0,
    started_at: at,
    state: "running",
    fence,
  };
}
