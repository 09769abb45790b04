import { nearestFew, type CallContext } from "../../../runtime/index.ts";

const maxNearest = 3;
const maxKeys = 1_000;

/** Returns the names of tools that are closest to an unknown one; null if a tool has this name. */
export function nearestTools({ surface }: Pick<CallContext, "surface">, name: string): string[] | null {
  const names = surface.tools.map((tool) => tool.name);
  return names.includes(name) ? null : nearestFew(name, names, maxNearest);
}

/**
 * Returns the ids of the workspace's keys whose id or name is closest to an unknown id; null if a key has this id. A
 * caller whose key may use only some accounts sees only its own key.
 */
export async function nearestKeys(
  { db, caller }: Pick<CallContext, "db" | "caller">,
  id: string,
): Promise<string[] | null> {
  const keys = await db
    .selectFrom("sb_keys")
    .select(["id", "name"])
    .where("workspace_id", "=", caller.workspaceId)
    .$if(caller.accountIds !== null, (query) => query.where("id", "=", caller.id))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxKeys)
    .execute();
  if (keys.some((key) => key.id === id)) return null;
  const near = new Set(
    nearestFew(
      id,
      keys.flatMap((key) => [key.id, key.name]),
      maxNearest,
    ),
  );
  return keys
    .filter((key) => near.has(key.id) || near.has(key.name))
    .map((key) => key.id)
    .slice(0, maxNearest);
}
