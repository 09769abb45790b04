import { Failure } from "../contract/failure.ts";
import type { Principal } from "../identity/principal.ts";

/**
 * Returns the failure of a caller whose scopes do not contain what it asks for.
 * @param scopes the scopes of which any one would be sufficient.
 * @param subject what the scopes do not contain, such as `this tool`.
 */
export function outOfScope(scopes: readonly string[], caller: Principal, subject: string): Failure {
  const owner = caller.clientId === null ? "key" : "client";
  return new Failure("out_of_scope", {
    detail: `The ${owner}'s scopes (${caller.scopes.join(", ")}) do not contain ${subject}; it requires one of: ${scopes.join(", ")}.`,
    members: { scopes },
  });
}
