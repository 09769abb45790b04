import type { Kysely } from "kysely";
import type { RuntimeTables } from "../../store/tables.ts";

/** JSON data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** A named act of a call. */
export interface PlannedAct {
  readonly name: string;
  readonly act: object;
}

export interface PerformOptions {
  /** Aborted when the act exceeds its time limit. The act may have happened nevertheless. */
  readonly signal: AbortSignal;
  /** The same for every attempt at this step; an idempotency key for networks that support one. */
  readonly stepId: string;
}

export interface FindOptions extends PerformOptions {
  /** When the act was started, in epoch milliseconds. */
  readonly startedAt: number;
  /** The current time, in epoch milliseconds; handlers see the time of the call instead. */
  readonly now: number;
}

/** Performs acts on a remote system, outside any transaction. Acts and receipts are JSON. */
export interface RemotePerformer<Act extends object, Receipt> {
  /**
   * Performs the act once.
   * @throws Failure if the act has certainly not happened. Any other error means that it may have happened.
   */
  readonly perform: (act: Act, options: PerformOptions) => Promise<Receipt>;
  /**
   * Searches for an act that may have happened. Returns its receipt, or null if it has not happened and can no longer
   * happen, or `unknown`. An error means that the remote system cannot be asked now.
   */
  readonly find?: (act: Act, options: FindOptions) => Promise<Receipt | null | "unknown">;
  /** Returns the receipt that the act would probably have; previews continue with it. */
  readonly predict: (act: Act) => Receipt;
}

/** Performs acts on the store, in the transaction of the call. */
export interface LocalPerformer<Act extends object, Receipt> {
  readonly isLocal: true;
  readonly perform: (act: Act) => Promise<Receipt>;
}

export type Performer<Act extends object, Receipt> = RemotePerformer<Act, Receipt> | LocalPerformer<Act, Receipt>;

/** Asks a remote system. A look-up may be repeated; its request and result are JSON. */
export interface Lookup<Request extends Json, Result> {
  readonly perform: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Result>;
  /** Stores the result in a short, separate transaction. */
  readonly store?: (tx: Kysely<RuntimeTables>, result: Result) => Promise<void>;
}

/** Performs an act of a call and returns its receipt. */
export interface PerformStep {
  /**
   * @param decideAct decides on the act: it verifies that the act is possible, and returns null if nothing is left to do. It is
   *   called only until the step is started. After that, the recorded act is used, because the act itself may change what `decideAct` reads.
   */
  <Act extends object, Receipt, Planned extends Act | null>(
    name: string,
    decideAct: () => Promise<Planned>,
    performer: Performer<Act, Receipt>,
  ): Promise<Receipt | Extract<Planned, null>>;
  <Act extends object, Receipt>(name: string, act: Act, performer: Performer<Act, Receipt>): Promise<Receipt>;
}

/** `started` and `unknown`: the act may have happened. `done`: it has. `refused`: it has certainly not. */
export type StepState = "started" | "unknown" | "done" | "refused";

/** The record of a step from an earlier run. */
export interface StepRecord {
  readonly state: StepState;
  readonly act: object;
  readonly actHash: string;
  readonly startedAt: number;
  /** The receipt of a step that is done, or the failure of a refused one. */
  readonly result: unknown;
}

/** The part of the name before a colon: `send` for `send:3`. Metrics use it as a label. */
export const stepKind = (name: string): string => name.split(":", 1)[0] ?? name;
