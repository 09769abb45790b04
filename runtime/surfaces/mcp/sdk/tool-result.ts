import type { Outcome, Refusal } from "../../../call/outcome.ts";
import type { ToolEntry } from "../../../contract/surface.ts";
import { problemMessage } from "../message/problem-message.ts";
import type { Selection } from "../message/selection.ts";
import { createContents, type ContentBlock } from "../message/tool-contents.ts";
import { RpcError } from "./rpc-error.ts";

/** The result of `tools/call`. */
export interface ToolResult {
  readonly content: readonly ContentBlock[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/**
 * The result that stands for how a call of the tool ended; `scheme` is the service's URI scheme, which the marks of a replay
 * or preview begin with. @throws RpcError for a refusal that MCP carries as a JSON-RPC error.
 */
export function toToolResult(outcome: Outcome, { contents }: Pick<ToolEntry, "contents">, scheme: string): ToolResult {
  if (!outcome.ok) {
    if (!outcome.asToolResult) throw toRpcError(outcome);
    return { isError: true, content: [{ type: "text", text: JSON.stringify(outcome.problem) }] };
  }
  const structuredContent = JSON.parse(outcome.text) as Readonly<Record<string, unknown>>;
  const result = { content: createContents(outcome, contents), structuredContent };
  if (!outcome.replayed && !outcome.preview) return result;
  const marks = {
    ...(outcome.replayed && { [`${scheme}/idempotency-replayed`]: true }),
    ...(outcome.preview && { [`${scheme}/preview`]: true }),
  };
  return { ...result, _meta: marks };
}

/** The outcome as the endpoint's URL asks for it: `?failures=result` makes a result of every failure of a call. */
export function presentFailure(outcome: Outcome, { failuresAsResults }: Pick<Selection, "failuresAsResults">): Outcome {
  return outcome.ok || !failuresAsResults ? outcome : { ...outcome, asToolResult: true };
}

/** The JSON-RPC error of a refusal: its code is the HTTP status, its message the problem in sentences, its data the problem object. */
export function toRpcError({ problem }: Refusal): RpcError {
  return new RpcError(problem.status, problemMessage(problem), problem);
}
