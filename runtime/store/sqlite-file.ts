import { accessSync, closeSync, constants, existsSync, openSync, readSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { StoreContents } from "./contents.ts";
import { StoreError } from "./store-error.ts";

/** How every SQLite file begins (https://www.sqlite.org/fileformat.html, section 1.3). */
const magic = "SQLite format 3\0";
const busyTimeoutMs = 10_000;

/**
 * Reads what an SQLite file contains and leaves it and its folder as they are; null when it is missing or empty.
 * @throws StoreError when it is not a database, errors of the file system when this user may not write to it or its folder.
 */
export function readSqliteFile(file: string): StoreContents | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isFile()) throw new StoreError(`${file} is not a file.`, "Name a file.");
  requireWritable(file);
  requireWritable(dirname(file)); // SQLite keeps its log in files beside the database
  if (stats.size === 0) return null;
  if (readStart(file) !== magic) throw new StoreError(`${file} is not an SQLite database.`, "Name another file.");
  return readContents(file);
}

/**
 * Checks that an SQLite file can be created: in its folder, or in a new folder inside an existing one. More than one folder is
 * not created, because a path that is missing as a whole is usually a slip, or a disk that is not mounted.
 * @throws StoreError, or an error of the file system.
 */
export function requireCreatable(file: string): void {
  const folder = dirname(file);
  const parent = existsSync(folder) ? folder : dirname(folder);
  const stats = statSync(parent, { throwIfNoEntry: false });
  if (!stats) throw new StoreError(`The folder ${parent} does not exist.`, "Create it, or correct the path.");
  if (!stats.isDirectory()) throw new StoreError(`${parent} is not a folder.`, "Correct the path.");
  requireWritable(parent);
}

function requireWritable(path: string): void {
  accessSync(path, constants.R_OK | constants.W_OK);
}

function readStart(file: string): string {
  const start = Buffer.alloc(magic.length);
  const handle = openSync(file, "r");
  try {
    readSync(handle, start, 0, start.length, 0);
  } finally {
    closeSync(handle);
  }
  return start.toString("latin1");
}

function readContents(file: string): StoreContents {
  // A read-only connection never applies a log, and never removes the files of a log that it created: it is right where a log
  // exists, and a writable one where none does.
  const readonly = existsSync(`${file}-wal`) || existsSync(`${file}-journal`);
  const connection = new SqliteDatabase(file, { readonly, fileMustExist: true, timeout: busyTimeoutMs });
  try {
    const names = (query: string): string[] => connection.prepare<[], string>(query).pluck().all();
    const tables = names(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    );
    const migrations = tables.includes("sb_migrations") ? names("select name from sb_migrations order by name") : [];
    return { tables, migrations };
  } finally {
    connection.close();
  }
}
