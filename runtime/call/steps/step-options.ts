/** A position in a call with steps, at which tests stop the process. */
export type StepPoint = "before started" | "started" | "before receipt" | "receipt" | "before commit" | "commit";

export interface StepOptions {
  /** How long an act may take, in milliseconds, including the wait for its turn. */
  readonly actTimeoutMs: number;
  /** How long the search for an act may take, in milliseconds. */
  readonly findTimeoutMs: number;
  /**
   * After this time, in milliseconds, another process may continue a call. Must exceed `actTimeoutMs` plus
   * `findTimeoutMs`.
   */
  readonly leaseMs: number;
  /** For tests: called synchronously at each point. */
  readonly onPoint: (point: StepPoint) => void;
}

export const defaultStepOptions: StepOptions = {
  actTimeoutMs: 30_000,
  findTimeoutMs: 10_000,
  leaseMs: 60_000,
  onPoint: () => undefined,
};
