import type { Json, Lookup, RemotePerformer, StepRecord } from "./step.ts";

/** Ends a run of a handler. The run is rolled back, and the handler runs again from the start. */
export class Interruption extends Error {}

/** An interruption by something that must happen outside of the transaction before the run can continue. */
export class RunInterruption extends Interruption {
  readonly run: InterruptedRun;

  constructor(message: string, run: InterruptedRun) {
    super(message);
    this.run = run;
  }
}

/** A step without a receipt. */
export class StepReached extends RunInterruption {
  readonly step: PendingStep;

  constructor(step: PendingStep, run: InterruptedRun) {
    super(`step "${step.name}" is reached`, run);
    this.step = step;
  }
}

/** The values that the next run repeats. */
export interface InterruptedRun {
  /** The time of the call, in epoch milliseconds. */
  readonly at: number;
  /** The ids that the run has created. */
  readonly ids: readonly string[];
}

export interface PendingStep {
  readonly name: string;
  readonly act: object;
  readonly actHash: string;
  readonly performer: RemotePerformer<object, unknown>;
  /** The record of an earlier attempt; undefined if the act has not been started. */
  readonly record: StepRecord | undefined;
}

/** A look-up without a result. */
export class LookupReached extends RunInterruption {
  readonly key: string;
  readonly request: Json;
  readonly lookup: Lookup<Json, unknown>;

  constructor(key: string, request: Json, lookup: Lookup<Json, unknown>, run: InterruptedRun) {
    super(`look-up ${key} is reached`, run);
    this.key = key;
    this.request = request;
    this.lookup = lookup;
  }
}

/** An earlier call with the same idempotency key has steps and is not finished. */
export class UnfinishedCallFound extends Interruption {
  readonly callId: string;

  constructor(callId: string) {
    super(`call ${callId} is not finished`);
    this.callId = callId;
  }
}
