import type { Kysely } from "kysely";
import type { ServiceTables } from "../../handlers/context.ts";
import type { RuntimeTables } from "../../runtime/index.ts";
import type { TestService } from "./start-service.ts";

/** The tables of the service and of the runtime, to verify effects and to prepare data. */
export function serviceTablesOf({ store }: TestService): Kysely<RuntimeTables & ServiceTables> {
  return store.writer; // one database contains the tables of all modules
}
