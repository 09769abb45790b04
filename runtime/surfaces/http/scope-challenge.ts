import type { Surface } from "../../contract/surface.ts";
import type { Principal } from "../../identity/principal.ts";
import type { HttpExchange } from "./exchange.ts";

/**
 * Asks an OAuth client to request a scope that permits what it has tried to do. Does nothing for an API key, whose
 * scopes cannot change.
 */
export type ScopeChallenge = (exchange: HttpExchange, sufficient: readonly string[], caller: Principal) => void;

/** Creates the challenge: the scopes that the client has, and the sufficient scope with the fewest tools. */
export function createScopeChallenge({ scopes, tools }: Surface): ScopeChallenge {
  const sizes = new Map(scopes.map(({ name }) => [name, tools.filter((tool) => tool.scopes.includes(name)).length]));
  const bySize = scopes.map(({ name }) => name).sort((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
  return (exchange, sufficient, caller) => {
    if (caller.clientId === null) return;
    const missing = bySize.filter((scope) => sufficient.includes(scope)).slice(0, 1);
    exchange.setScopeChallenge([...caller.scopes, ...missing]);
  };
}
