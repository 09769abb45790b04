import { Migrator, sql, type Migration } from "kysely";
import type { Dialect, Store } from "./store.ts";

/** Migrations by name. Names begin with owner and number (`sb_0001_keys`); the migrations of an owner run in this order. */
export type Migrations = Readonly<Record<string, (dialect: Dialect) => Migration>>;

const table = "sb_migrations";

/**
 * Applies the missing migrations. Several nodes may call it concurrently.
 * @returns the names of the applied migrations.
 * @throws the cause when a migration fails. All migrations run in one transaction, so none of them is then applied.
 */
export async function migrate(store: Store, migrations: Migrations): Promise<readonly string[]> {
  if (await isCurrent(store, migrations)) return []; // avoids the cost of the migrator on most starts
  const steps = Object.entries(migrations).map(([name, step]) => [name, step(store.dialect)] as const);
  const migrator = new Migrator({
    db: store.writer,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    allowUnorderedMigrations: true,
    migrationTableName: table,
    migrationLockTableName: "sb_migrations_lock",
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Also returns false for a new store, which has no table of migrations. */
const isCurrent = (store: Store, migrations: Migrations): Promise<boolean> =>
  missingMigrations(store, migrations).then(
    (missing) => missing.length === 0,
    () => false, // the migrator reports other errors
  );

/** Returns the names of the migrations that the store lacks. */
export async function missingMigrations(
  { reader }: Pick<Store, "reader">,
  migrations: Migrations,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(reader);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}
