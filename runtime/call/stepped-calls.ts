import { Failure } from "../contract/failure.ts";
import { requireAccount } from "../store/account-rows.ts";
import { toRecordedCall } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import type { Success } from "./outcome.ts";
import type { Recorder } from "./record-call.ts";
import type { RecoverCall } from "./recover-call.ts";
import { RunningCall } from "./running-call.ts";
import { inProgress, OutcomeUnknown, type StepStore } from "./step-store.ts";
import { CallLostError, isOpen } from "./steps/call-rows.ts";
import { toRecordedFailure } from "./steps/call-run.ts";
import { Interruption, LookupReached, StepReached, UnfinishedCallFound } from "./steps/interruption.ts";
import { findStep, performStep, toJson, withTimeout, type StepEnd } from "./steps/perform-step.ts";
import type { StepMetrics } from "./steps/step-metrics.ts";
import type { StepOptions } from "./steps/step-options.ts";
import type { WriteCall } from "./write-call.ts";
import type { RunWrite } from "./run-write.ts";

/** Continues calls whose handlers have reached a step or look-up on a remote system. */
export interface SteppedCalls<Context> {
  /**
   * Continues a call after the first interruption. Once an act has been started, the call continues even if its
   * client disconnects or its time limit expires.
   */
  proceed(call: WriteCall<Context>, interruption: Interruption): Promise<Success>;
  /** Completes a call whose process has not finished it. @throws an error if the job must try again. */
  complete(callId: string): Promise<void>;
  /** Resolves when no call continues in the background. */
  idle(): Promise<void>;
}

interface SteppedCallsParts<Context> {
  readonly services: CallServices;
  readonly recorder: Recorder;
  readonly runWrite: RunWrite<Context>;
  readonly recoverCall: RecoverCall<Context>;
  readonly stepStore: StepStore<Context>;
  readonly metrics: StepMetrics;
  readonly options: StepOptions;
}

/**
 * The part of a lease, in milliseconds, that remains after the time limits of an act and of the search for it: an act must
 * start within this time.
 */
const marginOf = ({ leaseMs, actTimeoutMs, findTimeoutMs }: StepOptions): number =>
  leaseMs - actTimeoutMs - findTimeoutMs;

export function createSteppedCalls<Context>(parts: SteppedCallsParts<Context>): SteppedCalls<Context> {
  const { services, recorder, runWrite, recoverCall, stepStore, metrics, options } = parts;
  const { store, clock, surface, deadlines, log } = services;
  const { onPoint } = options;
  const background = new Set<Promise<unknown>>();

  async function proceed(call: WriteCall<Context>, interruption: Interruption): Promise<Success> {
    const { running } = call.request;
    for (let reached = interruption; ;) {
      if (reached instanceof StepReached) {
        const first = reached;
        return continueInBackground(call, running, () => advance(call, () => startStep(call, first)));
      }
      if (reached instanceof UnfinishedCallFound) {
        const recovered = await recoverCall(reached.callId, { isByJob: false });
        if (recovered) {
          call.record.replayed = true;
          const success = await continueInBackground(recovered, running, () => advance(recovered));
          return { ...success, replayed: true };
        }
        // The earlier call has been finished in the meantime.
      } else if (reached instanceof LookupReached) {
        const lookup = reached;
        await running.race(() => lookUp(call, lookup, running.signal));
      }
      try {
        return await runWrite(call);
      } catch (error) {
        if (!(error instanceof Interruption)) throw error;
        reached = error;
      }
    }
  }

  /** Keeps `idle` from resolving before the work has settled. */
  function track(work: Promise<unknown>): void {
    background.add(work);
    const forget = (): void => void background.delete(work);
    work.then(forget, forget);
  }

  /** Starts work that is never aborted, and waits for it until the client disconnects or the time limit expires. */
  async function continueInBackground(
    call: WriteCall<Context>,
    client: RunningCall,
    work: () => Promise<Success>,
  ): Promise<Success> {
    let hasClient = true;
    const detached = (): Promise<Success> => {
      const running = work();
      track(
        running.catch((error: unknown) => {
          if (!hasClient) recordFailure(call, error);
        }),
      );
      return running;
    };
    try {
      return await client.race(detached);
    } finally {
      hasClient = false;
    }
  }

  /** Records the failure of a call without a client. */
  function recordFailure({ request, record }: WriteCall<Context>, error: unknown): void {
    const { requestId, tool } = request;
    const outcome = services.toOutcome(error, requestId, tool.entry.name, tool.errors);
    recorder.finish(toRecordedCall(request), record, outcome);
  }

  /** Runs the handler again, with the results of its steps, until the call ends. */
  async function advance(call: WriteCall<Context>, startFirst?: () => Promise<void>): Promise<Success> {
    const received = [...(call.unfinished?.steps ?? [])].filter(([, { state }]) => state === "done");
    try {
      await startFirst?.();
      for (;;) {
        try {
          const success = await runAgain(call);
          onPoint("commit");
          for (const [name] of received) metrics.count(name, "recovered");
          return success;
        } catch (error) {
          if (error instanceof StepReached) await resolveStep(call, error);
          else if (error instanceof LookupReached) {
            const lookup = error;
            await withTimeout(options.findTimeoutMs, (signal) => lookUp(call, lookup, signal));
          } else throw error;
        }
      }
    } catch (error) {
      throw await end(call, error);
    }
  }

  async function runAgain(call: WriteCall<Context>): Promise<Success> {
    call.running = new RunningCall();
    deadlines.start(call.running, call.request.tool.entry.timeoutMs);
    try {
      return await runWrite(call);
    } finally {
      deadlines.end(call.running);
    }
  }

  /** Starts a step, or searches for the act that an earlier attempt has started. */
  async function resolveStep(call: WriteCall<Context>, reached: StepReached): Promise<void> {
    const { step } = reached;
    const { unfinished } = call;
    if (!step.record || !unfinished) return startStep(call, reached);
    const place = { callId: unfinished.id, startedAt: step.record.startedAt, clock };
    const cause = new Error("the receipt of the act was not recorded");
    await stepStore.recordEnd(call, unfinished, step, await findStep(step, place, options, cause));
  }

  /** Commits that the act is started, performs it and commits its receipt. */
  async function startStep(call: WriteCall<Context>, reached: StepReached): Promise<void> {
    onPoint("before started");
    const startedMs = performance.now();
    const startedAt = clock();
    const unfinished = await stepStore.recordStart(call, reached, startedAt);
    onPoint("started");
    // A process that was suspended may have lost the call. It must not act after another one has searched for the act.
    const isLate = performance.now() - startedMs > marginOf(options);
    const place = { callId: unfinished.id, startedAt, clock };
    const end = isLate ? refusedLate() : await performStep(reached.step, place, options);
    await stepStore.recordEnd(call, unfinished, reached.step, end);
  }

  /** Asks a remote system for a look-up, outside any transaction. */
  async function lookUp(
    call: WriteCall<Context>,
    { key, request, lookup }: LookupReached,
    signal: AbortSignal,
  ): Promise<void> {
    const result = toJson(await lookup.perform(request, { signal }));
    if (lookup.store)
      await store.transaction(async (tx) => {
        await requireAccount(tx, call.account.id);
        await lookup.store?.(tx, result);
      });
    call.lookups = new Map([...(call.lookups ?? []), [key, result]]);
  }

  /**
   * Records that a call has failed, and returns the failure for its client. The job runs the call again if the error is
   * unexpected, or if it is retryable and an act has happened. Otherwise, a call without an effect is deleted.
   */
  async function end(call: WriteCall<Context>, error: unknown): Promise<unknown> {
    if (error instanceof UnfinishedCallFound) return inProgress(); // another process has started the call meanwhile
    const { unfinished, request } = call;
    if (unfinished === null || error instanceof OutcomeUnknown) return error;
    if (error instanceof CallLostError) {
      log.warn({ err: error, request_id: request.requestId }, "another process has taken over a call");
      return inProgress();
    }
    const states = [...unfinished.steps.values()].map(({ state }) => state);
    const hasHappened = states.includes("done");
    const entry = error instanceof Failure ? surface.errors[error.code] : undefined;
    if (!entry || (hasHappened && entry.retryable)) {
      await stepStore.release(unfinished); // the job runs it again
      return error;
    }
    if (states.includes("started") || states.includes("unknown")) {
      await stepStore.markUnknown(unfinished);
      return new OutcomeUnknown(false);
    }
    const { requestId, tool } = request;
    const { problem } = services.toOutcome(error, requestId, tool.entry.name, tool.errors);
    if (hasHappened) await stepStore.fail(call, unfinished, problem);
    else await stepStore.forget(call, unfinished);
    return error;
  }

  /** Completes a call as a job. */
  async function complete(callId: string): Promise<void> {
    const call = await recoverCall(callId, { isByJob: true });
    if (!call) return;
    try {
      await advance(call);
    } catch (error) {
      const triesAgain = error instanceof OutcomeUnknown ? error.canBeFound : await isOpen(store.reader, callId);
      if (triesAgain) throw error;
      if (!call.record.written) recordFailure(call, error);
    }
  }

  return {
    proceed,
    complete: (callId) => {
      const work = complete(callId);
      track(work);
      return work;
    },
    idle: async () => {
      while (background.size > 0) await Promise.allSettled(background);
    },
  };
}

const refusedLate = (): StepEnd => ({
  state: "refused",
  result: toRecordedFailure(
    new Failure("network_unavailable", { detail: "The service did not start the act in time." }),
  ),
  isFromSearch: false,
});
