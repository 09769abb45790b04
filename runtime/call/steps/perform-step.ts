import type { Clock } from "../../clock.ts";
import { Failure } from "../../contract/failure.ts";
import { toRecordedFailure } from "./call-run.ts";
import type { PendingStep } from "./interruption.ts";
import type { StepOptions } from "./step-options.ts";

/** The outcome of an act. */
export type StepEnd =
  | { readonly state: "done"; readonly result: unknown; readonly isFromSearch: boolean }
  | { readonly state: "refused"; readonly result: unknown; readonly isFromSearch: boolean }
  | { readonly state: "unknown"; readonly result: null; readonly isFromSearch: false; readonly cause: unknown };

interface StepPlace {
  readonly callId: string;
  /** When the act was started, in epoch milliseconds. */
  readonly startedAt: number;
  readonly clock: Clock;
}

const stepIdOf = ({ name }: PendingStep, { callId }: StepPlace): string => `${callId}:${name}`;

/** Performs an act once. If the outcome is unclear, searches for the act. Never rejects. */
export async function performStep(step: PendingStep, place: StepPlace, options: StepOptions): Promise<StepEnd> {
  const { act, performer } = step;
  try {
    const result = await withTimeout(options.actTimeoutMs, (signal) =>
      performer.perform(act, { signal, stepId: stepIdOf(step, place) }),
    );
    return { state: "done", result: toJson(result), isFromSearch: false };
  } catch (error) {
    if (error instanceof Failure) return { state: "refused", result: toRecordedFailure(error), isFromSearch: false };
    return findStep(step, place, options, error);
  }
}

/** Searches for an act that may have happened. Never rejects. */
export async function findStep(
  step: PendingStep,
  place: StepPlace,
  options: StepOptions,
  cause: unknown,
): Promise<StepEnd> {
  const { act, performer } = step;
  const { startedAt, clock } = place;
  const unknown = { state: "unknown", result: null, isFromSearch: false, cause } as const;
  if (!performer.find) return unknown;
  const { find } = performer;
  try {
    const result = await withTimeout(options.findTimeoutMs, (signal) =>
      find(act, { signal, stepId: stepIdOf(step, place), startedAt, now: clock() }),
    );
    if (result === "unknown") return unknown;
    if (result === null) return { state: "refused", result: toRecordedFailure(notHappened()), isFromSearch: true };
    return { state: "done", result: toJson(result), isFromSearch: true };
  } catch (error) {
    return { ...unknown, cause: new AggregateError([cause, error], "the act failed, and so did the search for it") };
  }
}

const notHappened = (): Failure =>
  new Failure("network_unavailable", {
    detail: "The network failed, and the act has not happened.",
    hint: "Repeat the call.",
  });

/** Returns a value as a later process would read it. */
export const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/**
 * Runs work with a time limit, and does not wait for work that ignores its signal. Work that ends at the signal determines the
 * result: a request that was still waiting in a queue, for example, was certainly not sent.
 */
export function withTimeout<Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    const rejectLater = (): void => void setImmediate(() => reject(signal.reason as Error));
    signal.addEventListener("abort", rejectLater, { once: true });
    work(signal).then(resolve, reject);
  });
}
