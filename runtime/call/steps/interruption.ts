import type { Json, Lookup, RemotePerformer, StepRecord } from "./step.ts";

/** Ends a run of a handler. The run is rolled back, and the handler runs again from the start. */
export class Interruption extends Error {}

/** A step without a receipt. */
export class StepReached extends Interruption {
  readonly step: PendingStep;
  readonly run: InterruptedRun;

  constructor(step: PendingStep, run: InterruptedRun) {
    super(`step "${step.name}" is reached`);
    this.step = step;
    this.run = run;
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
export class LookupReached extends Interruption {
  readonly key: string;
  readonly request: Json;
  readonly lookup: Lookup<Json, unknown>;

  constructor(key: string, request: Json, lookup: Lookup<Json, unknown>) {
    super(`look-up ${key} is reached`);
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
