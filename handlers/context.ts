import type { Kysely } from "kysely";
import { CallContext, type RuntimeTables } from "../runtime/index.ts";
import { EmbeddedPlatform } from "./network/connectors/embedded/embedded-network.ts";
import type { NetTables } from "./network/mirror/tables/net-tables.ts";
import type { Platform } from "./network/port/network.ts";
import type { ServiceTables } from "./service/service-tables.ts";

/** What every handler gets beside its input: the runtime's context, with the service's own tables and the network. */
export class ServiceContext extends CallContext<RuntimeTables & ServiceTables> {
  #platform: Platform | null = null;

  /** The professional network, as the call's account sees it: the embedded one, in the same transaction. */
  get platform(): Platform {
    const { account, dialect, now, newId } = this;
    const db = this.db as unknown as Kysely<NetTables>; // one database holds the tables of all owners
    this.#platform ??= new EmbeddedPlatform({ db, dialect, memberId: account.externalId, now, newId });
    return this.#platform;
  }
}
