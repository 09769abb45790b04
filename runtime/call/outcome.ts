import type { PendingInput } from "./input-collector.ts";
import type { PlannedAct } from "./steps/step.ts";
import type { Problem } from "../contract/problem.ts";

/** The outcome of a call, for both surfaces. */
export type Outcome = Success | CallFailure;

export interface Success {
  readonly ok: true;
  /** The output as JSON; always an object. */
  readonly text: string;
  /**
   * Whether this is the response of an earlier call with the same key: either it was stored, or the earlier call was
   * unfinished and this call has completed it.
   */
  readonly replayed: boolean;
  /** Whether the call was rolled back. */
  readonly preview: boolean;
  /** The acts that the call would perform. Present only in a preview with at least one act. */
  readonly acts?: readonly PlannedAct[];
}

/** A failed call. Every value that a handler throws results in one. */
export interface CallFailure {
  readonly ok: false;
  readonly problem: Problem;
  /** Whether MCP returns a tool result with `isError`, which a model can correct, instead of a JSON-RPC error. */
  readonly asToolResult: boolean;
  /** The input that the call needs from its client before it runs again. */
  readonly pending?: PendingInput;
}
