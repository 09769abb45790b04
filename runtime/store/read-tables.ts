import { sql, type Kysely, type TableMetadata } from "kysely";
import type { Store } from "./store.ts";

/** Reads the tables of the store, without views. A PostgreSQL database may also contain other schemas, which are not read. */
export async function readTables<Tables>(
  db: Kysely<Tables>,
  dialect: Store["dialect"],
): Promise<readonly TableMetadata[]> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  if (dialect === "sqlite") return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}
