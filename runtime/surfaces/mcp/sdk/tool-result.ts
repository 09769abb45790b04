import type { Outcome } from "../../../call/outcome.ts";
import type { ToolEntry } from "../../../contract/surface.ts";
import { createContents, type ContentBlock } from "../message/tool-contents.ts";
import { toRpcError } from "./rpc-errors.ts";

/** The result of `tools/call`. */
export interface ToolResult {
  readonly content: readonly ContentBlock[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/**
 * Converts an outcome into a tool result.
 * @param scheme the URI scheme of the service, the prefix of its `_meta` members.
 * @throws RpcError for a failure that MCP reports as a JSON-RPC error.
 */
export function toToolResult(
  outcome: Outcome,
  { contents, thirdParty }: Pick<ToolEntry, "contents" | "thirdParty">,
  scheme: string,
): ToolResult {
  if (!outcome.ok) {
    if (!outcome.asToolResult) throw toRpcError(outcome);
    return { isError: true, content: [{ type: "text", text: JSON.stringify(outcome.problem) }] };
  }
  const structuredContent = JSON.parse(outcome.text) as Readonly<Record<string, unknown>>;
  const result = { content: createContents(outcome, contents), structuredContent };
  if (!outcome.replayed && !outcome.preview && !thirdParty) return result;
  const meta = {
    ...(thirdParty && { [`${scheme}/third-party`]: thirdParty }),
    ...(outcome.replayed && { [`${scheme}/idempotency-replayed`]: true }),
    ...(outcome.preview && { [`${scheme}/preview`]: true }),
    ...(outcome.acts && { [`${scheme}/acts`]: outcome.acts }),
  };
  return { ...result, _meta: meta };
}
