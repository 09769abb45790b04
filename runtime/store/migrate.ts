import { Migrator, sql, type Migration } from "kysely";
import type { Dialect, Store } from "./store.ts";

/** Steps by name; names begin with their owner and a number (`sb_0001_keys`) and run in that order per owner. */
export type Migrations = Readonly<Record<string, (dialect: Dialect) => Migration>>;

const table = "sb_migrations";

/**
 * Brings the store to the newest version. Steps that ran before are skipped; several nodes may call it at once.
 * @returns the names of the steps that ran now.
 * @throws the cause when a step fails; what that step had done is rolled back.
 */
export async function migrate(store: Store, migrations: Migrations): Promise<readonly string[]> {
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

/** The migrations that the store lacks. */
export async function missingMigrations(
  { reader }: Pick<Store, "reader">,
  migrations: Migrations,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(reader);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}
