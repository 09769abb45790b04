import type { Surface } from "../contract/surface.ts";
import type { Principal } from "./principal.ts";

/** No key has this id. */
export const operatorId = "operator";

/** Returns a principal with all permissions, because anyone who can access the store has them anyway. */
export function operatorPrincipal({ scopes, tools, limits }: Surface, workspaceId: string): Principal {
  return {
    id: operatorId,
    name: operatorId,
    workspaceId,
    scopes: scopes.map(({ name }) => name),
    tools: new Set(tools.map(({ name }) => name)),
    plan: limits.plans.find(({ isDefault }) => isDefault)?.name ?? "",
    defaultAccountId: null,
    accountIds: null,
    personId: null,
    clientId: null,
  };
}
