import type { Kysely } from "kysely";
import type { CallContext, RuntimeTables } from "../runtime/index.ts";
import { createEmbeddedPlatform } from "./platform/embedded/embedded-platform.ts";
import type { NetTables } from "./platform/embedded/tables/net-tables.ts";
import type { Platform } from "./platform/port.ts";
import type { ServiceTables } from "./tables/service-tables.ts";

/** What every handler gets beside its input. */
export interface ServiceContext extends Omit<CallContext, "db"> {
  /** The call's transaction, or the reader; the service's own tables. */
  readonly db: Kysely<RuntimeTables & ServiceTables>;
  /** The professional network, as the call's account sees it. */
  readonly platform: Platform;
}

/**
 * Makes a handler's context of the runtime's: the network is the embedded one, in the same transaction. One database holds
 * the tables of all owners; each owner names its own to the compiler here.
 */
export function createContext(call: CallContext): ServiceContext {
  const { account, dialect, now, newId } = call;
  const db = call.db as unknown as Kysely<NetTables>;
  const platform = createEmbeddedPlatform({ db, dialect, memberId: account.externalId, now, newId });
  return { ...call, db: call.db as unknown as ServiceContext["db"], platform };
}
