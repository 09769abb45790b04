import { statSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { systemClock } from "../clock.ts";
import type { Migrations } from "../store/migrate.ts";
import { sqliteFile } from "../store/store-location.ts";
import { printJson } from "./print.ts";

/** The configured store, which is not opened. */
export interface ConfiguredStore {
  /** With an absolute path for SQLite. */
  readonly url: string;
  /** All migrations of this program. */
  readonly migrations: Migrations;
}

/** @throws Error for an invalid setting. */
export type FindStore = () => ConfiguredStore;

interface BackupOptions {
  readonly force: boolean;
  readonly json?: boolean;
}

/** Creates `backup` and `restore`. */
export function backupCommands(findStore: FindStore): Command[] {
  const backup = new Command("backup")
    .argument("<file>", "the new file")
    .description("copy the store to one file, even while the server runs")
    .option("--force", "replace an existing file", false)
    .option("--json", "print JSON")
    .action(async (path: string, { force, json }: BackupOptions) => {
      const target = resolve(path);
      const store = requireSqlite(findStore(), (url) => ["pg_dump", "--format=custom", `--file=${target}`, url]);
      const { backUp } = await import("../store/backup.ts");
      await backUp(store, target, force);
      const bytes = statSync(target).size;
      if (json) return printJson({ store: store.file, backup: target, bytes });
      process.stdout.write(`${target} contains the store ${store.file} (${Math.ceil(bytes / 1_000_000)} MB).\n`);
    });
  const restoreCommand = new Command("restore")
    .argument("<file>", "a file from the command backup")
    .description("replace the store with a backup while no process uses it, and keep the replaced store")
    .option("--json", "print JSON")
    .action(async (path: string, { json }: { json?: boolean }) => {
      const source = resolve(path);
      const store = requireSqlite(findStore(), (url) => [
        ...["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${url}`],
        source,
      ]);
      const { restore } = await import("../store/backup.ts");
      const replaced = await restore(store, source, systemClock());
      if (json) return printJson({ store: store.file, backup: source, replaced });
      const kept =
        replaced === null ? "" : ` The replaced store remains at ${replaced}; delete it when you no longer need it.`;
      process.stdout.write(`The store ${store.file} is restored from ${source}.${kept}\n`);
    });
  return [backup, restoreCommand];
}

/** @throws Error with the command that does the same for a PostgreSQL store. */
function requireSqlite(
  { url, migrations }: ConfiguredStore,
  commandFor: (url: string) => readonly string[],
): { readonly file: string; readonly migrations: Migrations } {
  const file = sqliteFile(url);
  if (file !== null) return { file, migrations };
  const withoutPassword = new URL(url);
  withoutPassword.password = "";
  const command = commandFor(withoutPassword.href).map(quote).join(" ");
  throw new Error(
    `The store is in PostgreSQL. Run PostgreSQL's own program, which reads the password from PGPASSWORD:\n  ${command}`,
  );
}

/** Quotes an argument for a POSIX shell if necessary. */
const quote = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
