import type { Kysely } from "kysely";
import { networkMigrations } from "../../handlers/network/mirror/tables/migrations/index.ts";
import type { Dialect, NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { migrate, openStore } from "../../runtime/index.ts";
import { createDatabase } from "./databases.ts";

export interface EmptyNetwork {
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  close(): Promise<void>;
}

/** Creates a database with only the tables of the embedded network, by default on the store of this run. */
export async function openEmptyNetwork(url?: string): Promise<EmptyNetwork> {
  const database = url === undefined ? await createDatabase() : null;
  const store = await openStore(url ?? database?.url ?? "");
  await migrate(store, networkMigrations);
  return {
    db: store.writer as unknown as Kysely<NetTables>, // one database contains the tables of all modules
    dialect: store.dialect,
    close: async () => {
      await store.close();
      await database?.drop();
    },
  };
}
