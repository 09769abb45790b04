import type { Kysely } from "kysely";
import type { Store } from "../../../runtime/index.ts";
import type { NetworkScope } from "./network-view.ts";
import { scopeToNetwork } from "./scope/scope-to-network.ts";
import type { NetTables } from "./tables/net-tables.ts";

/** Returns a handle for the tables of all networks in the store, or in a transaction on it. */
export const allNetworks = (db: Store["writer"]): Kysely<NetTables> => db as unknown as Kysely<NetTables>; // one database contains the tables of all modules

/** Opens one network in the store, or in a transaction on it. */
export function openScope({ writer, dialect }: Pick<Store, "writer" | "dialect">, networkId: number): NetworkScope {
  return { networkId, db: scopeToNetwork(allNetworks(writer), networkId), dialect };
}
