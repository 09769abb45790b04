import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { whileBusy } from "./busy.ts";
import type { Migrations } from "./migrate.ts";
import { createPrivately, openForReading, readContents, requireCreatable } from "./sqlite-file.ts";
import { isStore } from "./store-contents.ts";
import { primaryCode, StoreError } from "./store-error.ts";

/** An SQLite store, and the migrations that identify it as one of this program. */
export interface SqliteStoreFile {
  readonly file: string;
  /** All migrations of this program. */
  readonly migrations: Migrations;
}

const logSuffixes = ["-wal", "-shm", "-journal"];

/**
 * Copies a store, which may be in use, to one file that contains every transaction committed before the call. The copy
 * is checked before it is renamed to `target`.
 * @param force replaces an existing file.
 * @throws Error if `target` exists and `force` is false, if it cannot be written, or if `file` is not a valid store.
 */
export async function backUp({ file, migrations }: SqliteStoreFile, target: string, force: boolean): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no store at ${file}.`);
  requireOtherFile(file, target);
  if (!existsSync(dirname(target))) throw new Error(`The folder ${dirname(target)} does not exist. Create it.`);
  if (!force && existsSync(target)) throw new Error(`${target} exists. Name another file, or replace it with --force.`);
  const log = logSuffixes.map((suffix) => target + suffix).find((path) => existsSync(path));
  if (log !== undefined) throw new Error(`${log} exists, so a program uses ${target}. Name another file.`);
  const copy = temporaryCopy(target);
  try {
    await copyStore(file, copy, migrations);
    copyPermissions(file, copy);
    renameSync(copy, target);
    syncFolder(target);
  } finally {
    removeDatabase(copy);
  }
}

/**
 * Replaces a store with a copy of a backup, and keeps the replaced file. No process may use the store.
 * @returns the new path of the replaced file, or null if there was none.
 * @throws Error if a process uses the store, or the backup is not a store of this program or is damaged. In these cases,
 *   nothing is replaced.
 */
export async function restore(
  { file: configured, migrations }: SqliteStoreFile,
  backup: string,
  now: number,
): Promise<string | null> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${backup}.`);
  requireOtherFile(configured, backup);
  requireNoLog(configured);
  requireCreatable(configured);
  mkdirSync(dirname(configured), { recursive: true, mode: 0o700 });
  const file = existsSync(configured) ? realpathSync(configured) : configured; // the path may be a symbolic link
  const copy = temporaryCopy(file);
  const lock = existsSync(file) ? lockUnused(file) : null;
  try {
    await copyStore(backup, copy, migrations);
    copyPermissions(existsSync(file) ? file : backup, copy);
    const replaced = existsSync(file) ? keepReplaced(file, now, lock === null) : null;
    renameSync(copy, file);
    syncFolder(file);
    return replaced;
  } finally {
    lock?.close();
    removeDatabase(copy);
  }
}

/**
 * Returns the name of the temporary file in which this process makes its copy. Removes the temporary files of killed
 * processes.
 */
function temporaryCopy(file: string): string {
  const folder = dirname(file);
  const prefix = `${basename(file)}.`;
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      removeDatabase(join(folder, name));
  }
  return `${file}.${process.pid}.tmp`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // it runs as another user
  }
}

/** Copies a database with the online backup of SQLite, and checks the copy. */
async function copyStore(source: string, copy: string, migrations: Migrations): Promise<void> {
  try {
    await copyDatabase(source, copy);
    checkCopy(source, copy, migrations);
  } catch (error) {
    if (error instanceof StoreError) throw new Error(error.problem, { cause: error });
    const code = error instanceof SqliteDatabase.SqliteError ? primaryCode(error.code) : "";
    if (code === "SQLITE_NOTADB") throw new Error(`${source} is not an SQLite database.`, { cause: error });
    if (code === "SQLITE_FULL") {
      const text = `The disk that contains ${dirname(copy)} is full. Free disk space, or use another folder.`;
      throw new Error(text, { cause: error });
    }
    if (code === "SQLITE_CORRUPT") throw new Error(`${source} is damaged.`, { cause: error });
    throw error;
  }
}

async function copyDatabase(source: string, copy: string): Promise<void> {
  const connection = openForReading(source);
  try {
    // The open transaction fixes the snapshot. Without it, every commit of a server would restart the copy.
    connection.exec("begin");
    await whileBusy(() => readContents(connection));
    createPrivately(copy);
    await connection.backup(copy);
  } finally {
    connection.close();
  }
}

function checkCopy(source: string, copy: string, migrations: Migrations): void {
  const connection = new SqliteDatabase(copy, { timeout: 0 });
  try {
    connection.pragma("journal_mode = delete"); // one file, which can be opened without write permission
    if (connection.pragma("integrity_check(1)", { simple: true }) !== "ok") throw new Error(`${source} is damaged.`);
    if (!isStore(readContents(connection), source, migrations))
      throw new Error(`${source} is not a store of this program.`);
  } finally {
    connection.close();
  }
}

/**
 * Locks a store until the connection is closed, and moves its log into the file. Processes that use a store in WAL mode
 * hold a shared lock on its file all the time (https://www.sqlite.org/wal.html, section 2.2).
 * @returns null for a file that is not a valid database, which nobody can use.
 * @throws Error if another process uses the store.
 */
function lockUnused(file: string): SqliteDatabase.Database | null {
  const connection = new SqliteDatabase(file, { timeout: 0 });
  try {
    connection.pragma("locking_mode = exclusive");
    connection.pragma("journal_mode = delete");
    connection.exec("begin exclusive");
    return connection;
  } catch (error) {
    connection.close();
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : "";
    if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) return null;
    if (!code.startsWith("SQLITE_BUSY")) throw error;
    throw new Error(`Another process uses the store ${file}. Stop the server and all workers first.`, { cause: error });
  }
}

/**
 * Adds a hard link with a new name. The original path keeps existing until the caller renames the copy to it, so that no
 * other process can create a store there in between. On a file system without links, the file is renamed instead.
 * @param isDamaged whether the file is not a valid database and could therefore not be locked. Its logs may then contain
 * data that the file lacks; otherwise, they are empty.
 */
function keepReplaced(file: string, now: number, isDamaged: boolean): string {
  const replaced = `${file}.replaced-${new Date(now).toISOString().replace(/[-:]|\.\d+/g, "")}`;
  if (existsSync(replaced)) throw new Error(`${replaced} exists. Try again.`);
  try {
    linkSync(file, replaced);
  } catch {
    renameSync(file, replaced); // the file system has no links
  }
  for (const suffix of logSuffixes) {
    if (!isDamaged) rmSync(file + suffix, { force: true });
    else if (existsSync(file + suffix)) renameSync(file + suffix, replaced + suffix);
  }
  return replaced;
}

/**
 * @param file the store; another process may have it open.
 * @param path the backup.
 * @throws Error if the backup is the store, one of its logs, or the log of another database. Paths with different names
 * may be the same file.
 */
function requireOtherFile(file: string, path: string): void {
  const isSame = (suffix: string): boolean => isSameFile(realPath(file) + suffix, path);
  if (isSame("")) throw new Error("The backup must not be the store itself. Name another file.");
  if (logSuffixes.some(isSame)) throw new Error(`${path} belongs to the store ${file}. Name another file.`);
  requireNoLog(path);
}

/** @throws Error if the file is the log of a database next to it; replacing the log would damage that database. */
function requireNoLog(path: string): void {
  const real = realPath(path);
  const suffix = logSuffixes.find((ending) => real.endsWith(ending));
  if (suffix === undefined) return;
  const database = real.slice(0, -suffix.length);
  if (existsSync(database)) throw new Error(`${path} belongs to the database ${database}. Name another file.`);
}

/** Returns whether two paths refer to the same file, also through symbolic links or several hard links. */
function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return (
    realPath(one) === realPath(other) || (first !== undefined && first.ino === second?.ino && first.dev === second.dev)
  );
}

/** Returns the path without symbolic links. The file and its folder may be missing. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}

/** Writes the entries of a file's folder to the disk, so that a renamed file survives a crash of the machine. */
function syncFolder(file: string): void {
  if (process.platform === "win32") return; // folders cannot be opened there
  const folder = openSync(dirname(file), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Keeps mode and owner: the server may run as a different user from the one who restores its store. */
function copyPermissions(from: string, to: string): void {
  const { mode, uid, gid } = statSync(from);
  chmodSync(to, mode);
  if (process.getuid?.() === 0) chownSync(to, uid, gid);
}

function removeDatabase(file: string): void {
  for (const suffix of ["", ...logSuffixes]) rmSync(file + suffix, { force: true });
}
