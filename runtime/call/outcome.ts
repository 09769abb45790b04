import type { PendingInput } from "./interview.ts";
import type { Problem } from "../contract/problem.ts";

/** How a call ended, for both surfaces. */
export type Outcome = Success | Refusal;

export interface Success {
  readonly ok: true;
  /** The answer as JSON: always an object. */
  readonly text: string;
  /** It is the stored answer of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** Nothing of it was kept. */
  readonly preview: boolean;
}

export interface Refusal {
  readonly ok: false;
  readonly problem: Problem;
  /** MCP answers it as a tool result that a model can correct, instead of an error. */
  readonly asToolResult: boolean;
  /** The call waits for its client, where that can be asked: with the answers it runs again. */
  readonly pending?: PendingInput;
}
