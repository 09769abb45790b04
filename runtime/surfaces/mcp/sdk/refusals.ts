import { nearestFew } from "../../../contract/nearest.ts";
import type { CallServices } from "../../../call/call-services.ts";
import type { Refusal } from "../../../call/outcome.ts";
import { Failure } from "../../../contract/failure.ts";
import { problemMessage } from "../message/rpc-error.ts";

/** A failure that JSON-RPC carries as it is; thrown inside the SDK's handlers, which take code and data from any error. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The JSON-RPC error of a refusal: its code is the HTTP status, its message the problem in sentences, its data the problem object. */
export function toRpcError({ problem }: Refusal): RpcError {
  return new RpcError(problem.status, problemMessage(problem), problem);
}

export const invalidParams = -32602;
const noErrors: ReadonlySet<string> = new Set();

/**
 * The error for params that name something unknown or do not fit: its code is the one that clients know such faults by
 * (MCP 2026-07-28, "Tools", "Prompts" and "Resources", error handling), its message the problem in sentences, its data
 * the problem object. `operation` is how the log names the request.
 */
export function refuseParams(
  { refuse }: Pick<CallServices, "refuse">,
  requestId: string,
  operation: string,
  failure: Failure,
): RpcError {
  const { problem } = refuse(failure, requestId, operation, noErrors);
  return new RpcError(invalidParams, problemMessage(problem), problem);
}

/** Where the names of each kind are told. */
const lists = { tool: "tools/list", prompt: "prompts/list", argument: "prompts/list and resources/templates/list" };

/** The failure `not_found` of a name that nothing has; `known` are those that something has. */
export function unknownName(kind: keyof typeof lists, name: string, known: Iterable<string>): Failure {
  const candidates = nearestFew(name, known, 3);
  const quoted = candidates.map((candidate) => `"${candidate}"`).join(" or ");
  return new Failure("not_found", {
    detail: `Unknown ${kind} "${name.slice(0, 100)}".`,
    hint: quoted === "" ? `The names are those of ${lists[kind]}.` : `Did you mean ${quoted}?`,
    members: { nearest: candidates },
  });
}
