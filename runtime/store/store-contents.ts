import { sql } from "kysely";
import type { Migrations } from "./migrate.ts";
import { StoreError } from "./store-error.ts";
import type { Store } from "./store.ts";

/** The tables and migrations of a database, which show whether it is a store of this program. */
export interface StoreContents {
  readonly tables: readonly string[];
  /** Names of the applied migrations. */
  readonly migrations: readonly string[];
}

const maxNamedTables = 3;

/**
 * Returns whether the database contains a store.
 * @param location for the message.
 * @param known all migrations of this program.
 * @returns false for an empty database, and for one in which the first migration did not finish.
 * @throws StoreError for a database of another program, or a store of a newer version of this one.
 */
export function isStore({ tables, migrations }: StoreContents, location: string, known: Migrations): boolean {
  if (tables.length > 0 && !tables.includes("sb_migrations")) {
    const names = tables.slice(0, maxNamedTables).join(", ");
    const more = tables.length > maxNamedTables ? ", ..." : "";
    const problem = `${location} contains tables of another program (${names}${more}).`;
    throw new StoreError(problem, "Name an empty database, or a new file.");
  }
  const unknown = migrations.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) {
    const problem = `The store ${location} was changed by a newer version of this program (${unknown.join(", ")}).`;
    throw new StoreError(problem, "Install that version, or name another store.");
  }
  return migrations.length > 0;
}

/** Reads the tables of the current schema, except tables of extensions. */
export async function readPostgresContents({ reader }: Pick<Store, "reader">): Promise<StoreContents> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p', 'f') and not exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by name`.execute(reader);
  const tables = rows.map(({ name }) => name);
  if (!tables.includes("sb_migrations")) return { tables, migrations: [] };
  const applied = await sql<{ name: string }>`select name from sb_migrations order by name`.execute(reader);
  return { tables, migrations: applied.rows.map(({ name }) => name) };
}
