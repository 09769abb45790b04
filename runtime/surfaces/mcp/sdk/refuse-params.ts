import type { ExecutorParts } from "../../../call/executor-parts.ts";
import type { Failure } from "../../../contract/failure.ts";
import { problemMessage } from "../message/problem-message.ts";
import { RpcError } from "./rpc-error.ts";

const invalidParams = -32602;
const noErrors: ReadonlySet<string> = new Set();

/**
 * The error for params that name something unknown or do not fit: its code is the one that clients know such faults by
 * (MCP 2026-07-28, "Tools", "Prompts" and "Resources", error handling), its message the problem in sentences, its data
 * the problem object. `operation` is how the log names the request.
 */
export function refuseParams(
  { refuse }: Pick<ExecutorParts<never>, "refuse">,
  requestId: string,
  operation: string,
  failure: Failure,
): RpcError {
  const { problem } = refuse(failure, requestId, operation, noErrors);
  return new RpcError(invalidParams, problemMessage(problem), problem);
}
