import { Failure } from "../contract/failure.ts";
import type { Principal } from "../identity/principal.ts";

/**
 * Returns the failure for a caller whose scopes do not permit a request.
 * @param scopes the scopes that would permit it; any one of them is sufficient.
 * @param subject what the scopes do not contain, such as `this tool`.
 */
export function outOfScope(scopes: readonly string[], caller: Principal, subject: string): Failure {
  const owner = caller.clientId === null ? "key" : "client";
  return new Failure("out_of_scope", {
    detail: `The ${owner}'s scopes (${caller.scopes.join(", ")}) do not contain ${subject}; it requires one of: ${scopes.join(", ")}.`,
    members: { scopes },
  });
}
