import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Surface } from "../contract/surface.ts";
import type { KeyRow, RuntimeTables } from "../store/tables.ts";
import { operatorId, operatorPrincipal } from "./operator.ts";
import { findGrantPrincipal, grantIdPrefix } from "./grants.ts";
import { createScopeIndex, type Principal, type ToolsOf } from "./principal.ts";

/** The columns of a key that determine its principal. */
export const principalColumns = [
  ...(["id", "name", "workspace_id", "scopes", "plan"] as const),
  ...(["default_account_id", "account_ids"] as const),
] as const;

/** Converts a key to its principal; `toolsOf` returns the tools of its scopes. */
export function toPrincipal(row: Pick<KeyRow, (typeof principalColumns)[number]>, toolsOf: ToolsOf): Principal {
  const scopes = JSON.parse(row.scopes) as string[]; // written by createKey
  return {
    id: row.id,
    name: row.name,
    workspaceId: row.workspace_id,
    scopes,
    tools: toolsOf(scopes),
    plan: row.plan,
    defaultAccountId: row.default_account_id,
    accountIds: row.account_ids === null ? null : (JSON.parse(row.account_ids) as string[]), // written by createKey
    personId: null,
    clientId: null,
  };
}

/**
 * Reads the current permissions of a principal by its id; null if its key or grant is unknown, expired or revoked.
 * `workspaceId` is used only for the operator, who belongs to no workspace.
 */
export type FindPrincipal = (id: string, workspaceId: string) => Promise<Principal | null>;

export function createFindPrincipal(reader: Kysely<RuntimeTables>, surface: Surface, clock: Clock): FindPrincipal {
  const toolsOf = createScopeIndex(surface);
  return async (id, workspaceId) => {
    if (id === operatorId) return operatorPrincipal(surface, workspaceId);
    if (id.startsWith(grantIdPrefix)) return findGrantPrincipal(reader, id, clock(), toolsOf);
    const row = await reader
      .selectFrom("sb_keys")
      .select([...principalColumns, "expires_at", "revoked_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row || row.revoked_at !== null) return null;
    return row.expires_at === null || row.expires_at > clock() ? toPrincipal(row, toolsOf) : null;
  };
}
