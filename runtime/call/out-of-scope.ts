import { Failure } from "../contract/failure.ts";
import type { ToolEntry } from "../contract/surface.ts";
import type { Principal } from "../identity/principal.ts";

/**
 * Returns the failure for a caller whose scopes do not permit a request.
 * @param scopes the scopes that would permit it: the caller needs one of them in addition to its own. Empty if no single scope
 *   is sufficient.
 * @param subject what the scopes do not contain, such as `this tool`.
 * @param hint replaces the hint of the error.
 */
export function outOfScope(scopes: readonly string[], caller: Principal, subject: string, hint?: string): Failure {
  const owner = caller.clientId === null ? "key" : "client";
  const required =
    scopes.length === 0
      ? "No single scope contains them; several are required."
      : `One of these scopes is required: ${scopes.join(", ")}.`;
  return new Failure("out_of_scope", {
    detail: `The ${owner}'s scopes (${caller.scopes.join(", ")}) do not contain ${subject}. ${required}`,
    ...(hint === undefined ? {} : { hint }),
    members: { scopes },
  });
}

/**
 * Returns the failure for a call. If the tool is an older name and the caller may call the newer tool, the hint names the
 * newer tool.
 */
export function toolOutOfScope({ name, scopes, replacedBy }: ToolEntry, caller: Principal): Failure {
  const newer = replacedBy?.tool;
  const hint =
    newer !== undefined && caller.tools.has(newer) ? `Call ${newer} instead, which replaces ${name}.` : undefined;
  return outOfScope(scopes, caller, "this tool", hint);
}
