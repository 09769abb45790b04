import type { Kysely } from "kysely";
import type { NetworkScope } from "../../handlers/network/mirror/network-view.ts";
import { scopeToNetwork } from "../../handlers/network/mirror/scope/scope-to-network.ts";
import { networkMigrations } from "../../handlers/network/mirror/migrations/index.ts";
import type { Dialect, NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { createNetwork } from "../../handlers/network/networks.ts";
import { migrate, openStore } from "../../runtime/index.ts";
import { createDatabase } from "./databases.ts";

export interface EmptyNetwork {
  /** The tables, with the rows of all networks. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  readonly networkId: number;
  /** The same tables, restricted to the empty network. */
  readonly scope: NetworkScope;
  close(): Promise<void>;
}

/** Creates the network tables and one empty network in the database at `url`; default: a new one on the store of this run. */
export async function openEmptyNetwork(url?: string): Promise<EmptyNetwork> {
  const database = url === undefined ? await createDatabase() : null;
  const store = await openStore(url ?? database?.url ?? "");
  await migrate(store, networkMigrations);
  const db = store.writer as unknown as Kysely<NetTables>; // one database contains the tables of all modules
  const { dialect } = store;
  const networkId = await createNetwork(db, { kind: "embedded", name: "Empty", created_at: 0 });
  return {
    db,
    dialect,
    networkId,
    scope: { networkId, dialect, db: scopeToNetwork(db, networkId) },
    close: async () => {
      await store.close();
      await database?.drop();
    },
  };
}
