import { readdirSync, readFileSync, type Dirent } from "node:fs";
import { join } from "node:path";
import type { SpecTexts } from "./generate.ts";

/**
 * All files below `<root>/<name>`, as path (`<name>/...`, forward slashes) to text, in path order. Hidden files are left
 * out. A folder that is not there gives null. Reads while everything waits: for hundreds of small files that takes a third of
 * the time.
 */
export function readFolder(root: string, name: string): ReadonlyMap<string, string> | null {
  const paths = listFiles(root, name)?.sort();
  return paths ? new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])) : null;
}

/** The files of `<root>/spec` like `readFolder`, with null for one that is not UTF-8. */
export function readSpec(root: string): SpecTexts | null {
  const paths = listFiles(root, "spec")?.sort();
  return paths ? new Map(paths.map((path) => [path, decodeUtf8(readFileSync(join(root, path)))])) : null;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A text, or null where the bytes are not UTF-8. A byte order mark stays. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function listFiles(root: string, folder: string): string[] | null {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
  return entries
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? (listFiles(root, path) ?? []) : [path];
    });
}
