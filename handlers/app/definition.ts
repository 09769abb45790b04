import type { Kysely } from "kysely";
import { surface } from "../../generated/surface.ts";
import type { ServiceDefinition } from "../../runtime/index.ts";
import { ServiceContext } from "../context.ts";
import { EmbeddedNetwork } from "../network/connectors/embedded/embedded-network.ts";
import type { NetTables } from "../network/mirror/tables/net-tables.ts";
import type { Network } from "../network/port/network.ts";
import { resources } from "../resources/index.ts";
import { tools } from "../tools/index.ts";
import { migrations } from "./migrations.ts";

/** Connects a call to the embedded network, in the transaction of the call. */
class EmbeddedContext extends ServiceContext {
  #network: EmbeddedNetwork | null = null;

  get network(): Network {
    const { account, dialect, now, newId } = this;
    const db = this.db as unknown as Kysely<NetTables>; // one database contains the tables of all owners
    this.#network ??= new EmbeddedNetwork({ db, dialect, memberId: account.externalId, now, newId });
    return this.#network;
  }
}

/** This service: its generated surface, its handlers and its migrations. */
export const definition: ServiceDefinition<ServiceContext> = {
  surface,
  tools: tools as unknown as ServiceDefinition<ServiceContext>["tools"], // the validators guarantee the type of each tool's input
  resources: resources as unknown as ServiceDefinition<ServiceContext>["resources"],
  migrations,
  Context: EmbeddedContext,
};
