import * as nodeFs from "node:fs";
import { join } from "node:path";
import { MAX_FILE_BYTES, MAX_FILES, MAX_SPEC_BYTES } from "./load/limits.ts";
import { kindOf, TOO_LARGE, type SpecTexts, type Unreadable } from "./load/load-spec.ts";

/**
 * The functions of `node:fs` that reading uses; tests replace them. They are synchronous, because this reads many small files
 * three times as fast as asynchronous functions.
 */
export type ReadOnlyFileSystem = Pick<
  typeof nodeFs,
  "closeSync" | "openSync" | "readdirSync" | "readFileSync" | "readSync" | "statSync"
>;

/**
 * Returns the texts of all regular files below `<root>/<name>` except hidden ones, by path (`<name>/...`, with forward slashes)
 * and in path order. Returns null if the folder does not exist.
 */
export function readFolder(root: string, name: string): ReadonlyMap<string, string> | null {
  const entries = listEntries(root, name, nodeFs, { hidden: false })?.filter(({ kind }) => kind === "file");
  return entries ? new Map(entries.map(({ path }) => [path, nodeFs.readFileSync(join(root, path), "utf8")])) : null;
}

/**
 * Reads everything below `<root>/generated`, including hidden files, in path order. Entries without readable text have the
 * value null: empty folders (`generated/old/`), symbolic links, pipes and unreadable files. Returns an empty map if the folder
 * does not exist.
 */
export function readGenerated(root: string, fs: ReadOnlyFileSystem = nodeFs): ReadonlyMap<string, string | null> {
  const texts = (listEntries(root, "generated", fs, { hidden: true }) ?? []).map(
    ({ path, kind }): [string, string | null] => [path, kind === "file" ? readText(join(root, path), fs) : null],
  );
  return new Map(texts);
}

/** Whether a file is a backup or lock file that Emacs, nano, Kate, Vim or Git writes beside another file. */
export const isBackup = (path: string): boolean => /(~|\.bak|\.orig|\.kate-swp|\/#[^/]*#|\/4913)$/.test(path);

/**
 * Reads the files below `<root>/spec` except hidden ones and backups of editors, each as its text or the reason why it
 * cannot be read. Stops at the limits of a specification. Returns null if the folder does not exist.
 * @throws NotAFolderError if the path of the folder is a loop of symbolic links.
 */
export function readSpec(root: string, fs: ReadOnlyFileSystem = nodeFs): SpecTexts | null {
  const entries = listEntries(root, "spec", fs, { hidden: false, max: MAX_FILES });
  if (!entries) return null;
  const texts = new Map<string, string | Unreadable>();
  let bytes = 0;
  // All entries of an incomplete list are returned, so that the check finds that there are too many.
  const complete = entries.length <= MAX_FILES;
  for (const { path, kind } of entries) {
    if (complete && isIgnored(path, kind)) continue;
    const text = kind === "file" || kind === "link" ? readSpecFile(join(root, path), fs) : UNREADABLE[kind];
    texts.set(path.replace(/\/$/, ""), text);
    bytes += typeof text === "string" ? text.length : 0;
    if (bytes > MAX_SPEC_BYTES) break;
  }
  return texts;
}

type EntryKind = "file" | "link" | "empty folder" | "unreadable folder" | "unreadable name" | "other";

interface Entry {
  /** The path of a folder ends with a slash. */
  readonly path: string;
  readonly kind: EntryKind;
}

const NOT_REGULAR: Unreadable = {
  code: "unreadable-file",
  text: "it is not a regular file",
  hint: "replace it with a file, or remove it",
};
const UNREADABLE: Readonly<Record<Exclude<EntryKind, "file" | "link">, Unreadable>> = {
  "empty folder": NOT_REGULAR,
  "unreadable folder": { code: "unreadable-file", text: "the folder cannot be read" },
  "unreadable name": {
    code: "unreadable-file",
    text: "its name is not UTF-8, or contains the character U+FFFD",
    hint: "rename it",
  },
  other: NOT_REGULAR,
};

/** Whether an entry is a backup, or an empty folder in a place where no file is expected. */
const isIgnored = (path: string, kind: EntryKind): boolean =>
  isBackup(path) || (kind === "empty folder" && !kindOf(path.slice(0, -1)));

/** Reads a file. Symbolic links to folders are not followed, because they could be circular. */
function readSpecFile(path: string, fs: ReadOnlyFileSystem): string | Unreadable {
  try {
    const stat = fs.statSync(path);
    if (stat.isDirectory())
      return { ...NOT_REGULAR, text: "symbolic links to folders are not followed", hint: "replace it with the folder" };
    if (!stat.isFile()) return NOT_REGULAR;
    if (stat.size > MAX_FILE_BYTES) return TOO_LARGE;
    const bytes = readLimited(path, fs);
    return bytes.length > MAX_FILE_BYTES ? TOO_LARGE : strict.decode(bytes);
  } catch (error) {
    return failure(error);
  }
}

const buffer = Buffer.allocUnsafe(MAX_FILE_BYTES + 1);

/**
 * Reads up to one byte more than a file may have, without blocking: some files in `/proc` block or never end, although their size
 * is 0. The next call overwrites the result.
 */
function readLimited(path: string, fs: ReadOnlyFileSystem): Uint8Array {
  const file = fs.openSync(path, nodeFs.constants.O_RDONLY | nodeFs.constants.O_NONBLOCK);
  try {
    let length = 0;
    let count: number;
    do {
      count = fs.readSync(file, buffer, length, buffer.length - length, null);
      length += count;
    } while (count > 0);
    return buffer.subarray(0, length);
  } finally {
    fs.closeSync(file);
  }
}

/** Decodes UTF-8, including a byte order mark. Throws a TypeError for other bytes. */
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads the text of a regular file; null if it cannot be read. */
function readText(path: string, fs: ReadOnlyFileSystem): string | null {
  try {
    return strict.decode(fs.readFileSync(path));
  } catch (error) {
    failure(error); // throws other errors
    return null;
  }
}

/** Describes text that is not UTF-8, or an error of the file system; other errors are thrown. */
function failure(error: unknown): Unreadable {
  if (error instanceof TypeError) return { code: "not-utf8", text: "the file is not UTF-8", hint: "save it as UTF-8" };
  return { code: "unreadable-file", text: `the file cannot be read: ${reasonOf(error)}` };
}

/** Returns the reason of an error of the file system; other errors are thrown. */
function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== "string") throw error;
  const reasons: Readonly<Record<string, string>> = {
    EACCES: "permission denied",
    EAGAIN: "reading it would block",
    ELOOP: "its symbolic links form a loop",
    ENOENT: "the target of the symbolic link does not exist",
    EPERM: "permission denied",
  };
  return reasons[code] ?? code;
}

/** Describes a folder without a specification, and what to do. */
export const missingSpec = (root: string): string =>
  `${join(root, "spec")} contains no specification. Run this in the folder of a service, or name the folder with --root.`;

/** Thrown if something other than a folder exists at the path of a folder. */
export class NotAFolderError extends Error {
  override readonly name = "NotAFolderError";
}

/**
 * Refuses symbolic links, too, because a folder is written by replacing it, which would replace the link. If the folder is only
 * read, a link to a folder is accepted.
 * @throws NotAFolderError unless the path is a folder, or does not exist.
 */
export function requireFolder(path: string, { isOnlyRead = false } = {}): void {
  const stat = nodeFs.lstatSync(path, { throwIfNoEntry: false });
  if (isOnlyRead && stat?.isSymbolicLink() && isFolder(path)) return;
  if (stat && !stat.isDirectory())
    throw notAFolder(path, stat.isSymbolicLink() ? "it is a symbolic link" : "it is a file");
}

/** Whether a path leads to a folder; false for a link without a target, or a loop of links. */
function isFolder(path: string): boolean {
  try {
    return nodeFs.statSync(path).isDirectory();
  } catch {
    return false;
  }
}

const notAFolder = (path: string, reason: string): NotAFolderError =>
  new NotAFolderError(`${path} is not a folder: ${reason}. Remove it, or replace it with a folder.`);

/**
 * Lists the entries below a folder in path order, up to `max` + 1; null if the folder does not exist. `hidden` includes files
 * and folders with a leading dot, such as the settings and backups of editors.
 * @throws NotAFolderError if the path of the folder is a loop of symbolic links.
 */
function listEntries(
  root: string,
  folder: string,
  fs: ReadOnlyFileSystem,
  { hidden, max = Infinity }: { readonly hidden: boolean; readonly max?: number },
): readonly Entry[] | null {
  const found: Entry[] = [];
  const list = (path: string): void => {
    const entries = fs.readdirSync(join(root, path), { withFileTypes: true });
    if (entries.length === 0) found.push({ path: `${path}/`, kind: "empty folder" });
    for (const entry of entries) {
      if (found.length > max) break;
      if (!hidden && entry.name.startsWith(".")) continue;
      const inner = `${path}/${entry.name}`;
      // Node.js replaces bytes that are not UTF-8 by U+FFFD. The resulting path does not lead to the file.
      if (entry.name.includes("\uFFFD")) found.push({ path: inner, kind: "unreadable name" });
      else if (!entry.isDirectory()) {
        const kind = entry.isFile() ? "file" : entry.isSymbolicLink() ? "link" : "other";
        found.push({ path: inner, kind });
      } else if (!tryList(inner)) found.push({ path: `${inner}/`, kind: "unreadable folder" });
    }
  };
  const tryList = (path: string): boolean => {
    try {
      list(path);
      return true;
    } catch (error) {
      reasonOf(error); // throws errors that are not of the file system
      return false;
    }
  };
  try {
    list(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw code === "ELOOP" ? notAFolder(join(root, folder), reasonOf(error)) : error;
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
