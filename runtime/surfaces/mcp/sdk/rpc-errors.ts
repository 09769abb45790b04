import { nearestFew } from "../../../contract/nearest.ts";
import type { CallServices } from "../../../call/call-services.ts";
import type { CallFailure } from "../../../call/outcome.ts";
import { Failure } from "../../../contract/failure.ts";
import { problemMessage } from "../message/error-response.ts";

/** A JSON-RPC error for request handlers to throw. The SDK copies code, message and data of a thrown error to the response. */
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

/** Returns the JSON-RPC error of a failed call: its code is the HTTP status, its message the problem as text, its data the problem object. */
export function toRpcError({ problem }: CallFailure): RpcError {
  return new RpcError(problem.status, problemMessage(problem), problem);
}

export const invalidParams = -32602;
const noErrors: ReadonlySet<string> = new Set();

/**
 * Returns the error for unknown names and invalid params: its code is that of the protocol (MCP 2026-07-28, "Tools",
 * "Prompts" and "Resources", error handling), its message the problem as text, its data the problem object.
 * @param operation name of the request in the log.
 */
export function toParamsError(
  { toOutcome }: Pick<CallServices, "toOutcome">,
  requestId: string,
  operation: string,
  failure: Failure,
): RpcError {
  const { problem } = toOutcome(failure, requestId, operation, noErrors);
  return new RpcError(invalidParams, problemMessage(problem), problem);
}

/**
 * Rejects a cursor of a list method: these lists have one page, so no cursor was issued (MCP 2026-07-28,
 * "Pagination", error handling).
 * @throws RpcError
 */
export function rejectCursor(
  services: Pick<CallServices, "toOutcome">,
  requestId: string,
  {
    method,
    params,
  }: { readonly method: string; readonly params?: { readonly cursor?: string | undefined } | undefined },
): void {
  if (params?.cursor === undefined) return;
  const failure = new Failure("invalid_cursor", { detail: "This list has one page, and no cursor was issued for it." });
  throw toParamsError(services, requestId, method, failure);
}

/** The methods that list the names of each kind. */
const lists = { tool: "tools/list", prompt: "prompts/list", argument: "prompts/list or resources/templates/list" };

/** Returns the failure `not_found` for an unknown name, with the nearest known names. */
export function unknownName(kind: keyof typeof lists, name: string, known: Iterable<string>): Failure {
  const candidates = nearestFew(name, known, 3);
  const quoted = candidates.map((candidate) => `"${candidate}"`).join(" or ");
  return new Failure("not_found", {
    detail: `Unknown ${kind} "${name.slice(0, 100)}".`,
    hint: quoted === "" ? `Use a name from ${lists[kind]}.` : `Did you mean ${quoted}?`,
    members: { nearest: candidates },
  });
}
