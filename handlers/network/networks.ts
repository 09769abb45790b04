import type { Kysely } from "kysely";
import { maxNetworkId } from "./mirror/sql/ordinals.ts";
import type { NetTables } from "./mirror/tables/net-tables.ts";

/** The kind of network, which determines its connector. `embedded`: simulated in our own store. `archive`: imported. */
export type NetworkKind = string;

/** A network whose rows are in the store. Each account belongs to one. */
export interface NetworkRow {
  id: number;
  kind: NetworkKind;
  name: string;
  /** Epoch milliseconds. */
  created_at: number;
}

type Tables = {
  net_networks: NetworkRow;
};

/** Adds a network and returns its id. */
export async function createNetwork(
  db: Kysely<NetTables>,
  network: Pick<NetworkRow, "kind" | "name" | "created_at">,
): Promise<number> {
  const networks = db.withTables<Tables>();
  for (;;) {
    const { last } = await networks
      .selectFrom("net_networks")
      .select((select) => select.fn.coalesce(select.fn.max("id"), select.lit(0)).as("last"))
      .executeTakeFirstOrThrow();
    const id = last + 1;
    if (id > maxNetworkId) throw new Error(`A store can contain at most ${maxNetworkId} networks.`);
    const added = await networks
      .insertInto("net_networks")
      .values({ id, ...network })
      .onConflict((conflict) => conflict.column("id").doNothing()) // a concurrent transaction has used the id
      .returning("id")
      .executeTakeFirst();
    if (added) return added.id;
  }
}

/** Reads the ids of all networks except those of one kind. */
export async function readNetworkIdsExcept(db: Kysely<NetTables>, exceptKind: string): Promise<number[]> {
  const networks = db.withTables<Tables>().selectFrom("net_networks").select("id").where("kind", "!=", exceptKind);
  return (await networks.orderBy("id").execute()).map(({ id }) => id);
}

/** Locks a network until the transaction ends, so that concurrent calls cannot connect the same member twice. */
export async function lockNetwork(db: Kysely<NetTables>, id: number): Promise<void> {
  const networks = db.withTables<Tables>().updateTable("net_networks");
  await networks
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .execute();
}
