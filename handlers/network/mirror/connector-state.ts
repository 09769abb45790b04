import type { NetworkScope } from "./network-view.ts";

/**
 * Reads a value that a connector has stored about its network, such as the position up to which it has read changes.
 * For secrets, there are separate functions (`connector-secrets.ts`).
 */
export async function readConnectorState({ db }: Pick<NetworkScope, "db">, name: string): Promise<string | null> {
  const row = await db.selectFrom("net_connector_state").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a value. Other transactions that write a value with this name wait for the end of the current transaction. */
export async function writeConnectorState(
  { db }: Pick<NetworkScope, "db">,
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto("net_connector_state")
    .values({ name, value })
    .onConflict((conflict) => conflict.columns(["name"]).doUpdateSet({ value }))
    .execute();
}
