import type { Kysely } from "kysely";
import type { ServiceTables } from "../../handlers/context.ts";
import type { RuntimeTables } from "../../runtime/index.ts";
import type { TestService } from "./start-service.ts";

/** The service's own tables and the runtime's, to look behind the answers and to arrange what tools cannot. */
export function serviceTablesOf({ store }: TestService): Kysely<RuntimeTables & ServiceTables> {
  return store.writer; // one database holds the tables of all owners
}
