import { Failure, type FailureDetails } from "../../contract/failure.ts";
import type { IdSource } from "../../ids.ts";
import { LookupReached, StepReached, type InterruptedRun, type Interruption } from "./interruption.ts";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { hashJson } from "./hash-json.ts";
import type { Json, Lookup, Performer, PlannedAct, StepRecord } from "./step.ts";

/** An event that a call emits; the call is its cause. */
export interface CallEvent {
  readonly type: string;
  readonly payload: object;
  /** The member whose account receives the event, and when the event happened. Undefined: the account of the call. */
  readonly member?: { readonly memberId: string; readonly at: number };
}

/** The values that a run of a handler repeats from earlier runs of the same call. */
export interface RunRecord extends InterruptedRun {
  readonly steps: ReadonlyMap<string, StepRecord>;
  readonly lookups: ReadonlyMap<string, unknown>;
}

/**
 * One run of the handler of a write. Its time and ids are those of the run before, so that the handler proceeds in the
 * same way to its next step.
 */
export class CallRun {
  readonly at: number;
  /** The events to write at the end of the transaction, or null if there are none. */
  events: readonly CallEvent[] | null = null;
  /** The acts of a preview. */
  readonly acts: PlannedAct[] = [];
  readonly #record: RunRecord;
  readonly #createId: IdSource;
  readonly #isPreview: boolean;
  readonly #ids: string[] = [];
  #steps: Set<string> | null = null;
  #interruption: Interruption | null = null;

  constructor(createId: IdSource, record: RunRecord, isPreview: boolean) {
    this.at = record.at;
    this.#record = record;
    this.#createId = createId;
    this.#isPreview = isPreview;
  }

  /** Whether the handler has reached a remote step. */
  get hasSteps(): boolean {
    return this.#steps !== null;
  }

  newId(prefix: string): string {
    const recorded = this.#record.ids[this.#ids.length];
    if (recorded !== undefined && !recorded.startsWith(`${prefix}_`)) throw new ChangedRunError(`an id of "${prefix}"`);
    const id = recorded ?? this.#createId(prefix);
    this.#ids.push(id);
    return id;
  }

  addEvent(event: CallEvent): void {
    this.events = [...(this.events ?? []), event];
  }

  async step<Act extends object, Receipt>(
    name: string,
    planned: Act | (() => Promise<Act | null>),
    performer: Performer<Act, Receipt>,
  ): Promise<Receipt | null> {
    const record = this.#record.steps.get(name);
    const isPlan = typeof planned === "function";
    const recordedAct = isPlan ? (record?.act as Act | undefined) : undefined; // written by this step
    const act = recordedAct ?? (isPlan ? await planned() : planned);
    if (act === null) return null;
    if (this.#isPreview) this.acts.push({ name, act });
    if ("isLocal" in performer) return performer.perform(act);
    this.#steps ??= new Set();
    if (this.#steps.has(name)) throw new Error(`the call has two steps named "${name}"`);
    this.#steps.add(name);
    if (this.#isPreview) return performer.predict(act);
    const actHash = recordedAct && record ? record.actHash : hashJson(act);
    if (record && record.actHash !== actHash) throw new ChangedRunError(`the act of step "${name}"`);
    if (record?.state === "done") return record.result as Receipt; // what the performer returned, as JSON
    if (record?.state === "refused") throw toFailure(record.result as RecordedFailure);
    // The performer receives only this act, so the exact types of act and receipt are not needed.
    const reached = { name, act, actHash, performer: performer as never, record };
    throw this.#interrupt(new StepReached(reached, this.#soFar()));
  }

  async lookup<Request extends Json, Result>(
    name: string,
    request: Request,
    lookup: Lookup<Request, Result>,
  ): Promise<Result> {
    const key = `${name} ${canonicalJson(request)}`;
    const { lookups } = this.#record;
    if (lookups.has(key)) return lookups.get(key) as Result; // what this look-up returned
    // `never`, because request and result belong together.
    throw this.#interrupt(new LookupReached(key, request, lookup as never, this.#soFar()));
  }

  #soFar(): InterruptedRun {
    return { at: this.at, ids: [...this.#ids] };
  }

  /** Only the first interruption counts: it is thrown again if the handler catches it. */
  #interrupt(interruption: Interruption): Interruption {
    return (this.#interruption ??= interruption);
  }

  /** @throws the interruption of the run, even if the handler has caught it. */
  throwIfInterrupted(): void {
    if (this.#interruption) throw this.#interruption;
  }

  /** @throws ChangedRunError if the run omits an act that has happened. */
  requireAllSteps(): void {
    for (const [name, { state }] of this.#record.steps)
      if (state === "done" && !this.#steps?.has(name)) throw new ChangedRunError(`step "${name}"`);
  }
}

/** The failure of a refused act, as JSON. */
interface RecordedFailure {
  readonly code: string;
  readonly details: FailureDetails;
}

export const toRecordedFailure = ({ code, details }: Failure): RecordedFailure => ({ code, details });

const toFailure = ({ code, details }: RecordedFailure): Failure => new Failure(code, details);

/** A handler has not repeated its earlier run up to the last step, which is a bug. */
export class ChangedRunError extends Error {
  constructor(what: string) {
    super(`the handler is not deterministic: ${what} differs from the earlier run`);
  }
}
