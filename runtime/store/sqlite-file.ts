import { accessSync, closeSync, constants, existsSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { whileBusy } from "./busy.ts";
import type { StoreContents } from "./store-contents.ts";
import { StoreError } from "./store-error.ts";

/**
 * Reads the contents of an SQLite file without changing them; it may roll back the journal of a killed process. Returns null if
 * the file is missing or empty.
 * @throws StoreError or an error of SQLite if it is not a database, or a file system error if this user may not write to
 *   it or its folder.
 */
export async function readSqliteFile(file: string): Promise<StoreContents | null> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isFile()) throw new StoreError(`${file} is not a file.`, "Name a file.");
  requireWritable(file);
  requireWritable(dirname(file)); // SQLite creates its log files next to the database
  if (stats.size === 0) return null;
  // Only SQLite may open the file: closing another handle would release the locks of all connections in this process
  // (https://www.sqlite.org/howtocorrupt.html, section 2.2).
  return whileBusy(() => {
    const connection = openForReading(file);
    try {
      return readContents(connection);
    } finally {
      connection.close();
    }
  });
}

/**
 * Checks that an SQLite file can be created in its folder, or in a new folder inside an existing one. More than one
 * missing folder is an error, because it usually means a mistyped path or a disk that is not mounted.
 * @throws StoreError or a file system error.
 */
export function requireCreatable(file: string): void {
  const folder = dirname(file);
  const parent = existsSync(folder) ? folder : dirname(folder);
  const stats = statSync(parent, { throwIfNoEntry: false });
  if (!stats) throw new StoreError(`The folder ${parent} does not exist.`, "Create it, or correct the path.");
  if (!stats.isDirectory()) throw new StoreError(`${parent} is not a folder.`, "Correct the path.");
  requireWritable(parent);
}

/**
 * Creates the empty file of a database, which only its owner may read; SQLite gives the log files the same mode. An
 * existing file keeps its mode. Does nothing if the file cannot be created: SQLite then reports why.
 */
export function createPrivately(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    // SQLite reports the cause when it opens the file
  }
}

function requireWritable(path: string): void {
  accessSync(path, constants.R_OK | constants.W_OK);
}

/** Opens a database that is only read. */
export function openForReading(file: string): SqliteDatabase.Database {
  // If a log exists, open read-only, because a writable connection would apply the log. Otherwise, open writable: a
  // read-only connection would leave behind the log files that it creates, and could not roll back the journal of a bulk
  // load that was killed.
  const readonly = existsSync(`${file}-wal`);
  return new SqliteDatabase(file, { readonly, fileMustExist: true, timeout: 0 });
}

/** Reads the names of the tables and of the applied migrations. */
export function readContents(connection: SqliteDatabase.Database): StoreContents {
  const names = (query: string): string[] => connection.prepare<[], string>(query).pluck().all();
  const tables = names(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  );
  const migrations = tables.includes("sb_migrations") ? names("select name from sb_migrations order by name") : [];
  return { tables, migrations };
}
