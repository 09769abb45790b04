import { constants, type Dirent } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveDamage, type ArchiveEntry, type ArchiveSource, type RefusedEntry } from "./archive-entry.ts";
import { isSystemFile, refusePath } from "./entry-path.ts";
import type { ReadLimits } from "./limits.ts";

/**
 * Lists the regular files of a folder and its subfolders, in the order of names within each folder. Symbolic links are not
 * followed.
 */
export async function openFolder(root: string, limits: ReadLimits): Promise<ArchiveSource> {
  const entries: ArchiveEntry[] = [];
  const refused: RefusedEntry[] = [];
  const refuse = (path: string, reason: string) => void refused.push({ path, reason });
  await walk("", 0);
  return { entries, refused, close: () => undefined };

  async function walk(folder: string, depth: number): Promise<void> {
    if (depth > limits.maxFolderDepth) return refuse(folder, `It is more than ${limits.maxFolderDepth} levels deep.`);
    const items = await readdir(join(root, folder), { withFileTypes: true }).catch(() => null);
    if (items === null) return refuse(folder === "" ? "." : folder, "The folder cannot be read.");
    for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      if (entries.length + refused.length >= limits.maxEntries) {
        return refuse(path, `The folder has more than ${limits.maxEntries} entries.`);
      }
      if (item.isDirectory()) await walk(path, depth + 1);
      else if (!isSystemFile(path)) await add(path, item);
    }
  }

  async function add(path: string, item: Dirent): Promise<void> {
    if (!item.isFile()) return refuse(path, "It is a symbolic link or another special file.");
    const stats = await lstat(join(root, path)).catch(() => null);
    if (stats === null) return refuse(path, "The file cannot be read.");
    const tooLarge = stats.size > limits.maxEntryBytes ? `It is larger than ${limits.maxEntryBytes} bytes.` : null;
    const reason = refusePath(path, limits) ?? tooLarge;
    if (reason !== null) return refuse(path, reason);
    entries.push({ path, size: stats.size, open: () => readFile(join(root, path), limits) });
  }
}

/** Reads a file. It neither follows a link nor waits for a pipe that replaced the file after it was listed. */
async function* readFile(path: string, { maxEntryBytes }: ReadLimits): AsyncGenerator<Uint8Array> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: unknown) => {
    throw new ArchiveDamage("The file cannot be read.", { cause: error });
  });
  try {
    if (!(await file.stat()).isFile()) throw new ArchiveDamage("It is a symbolic link or another special file.");
    let size = 0;
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const bytes = chunk as Buffer; // the stream has no encoding
      size += bytes.length;
      if (size > maxEntryBytes) throw new ArchiveDamage(`It is larger than ${maxEntryBytes} bytes.`);
      yield bytes;
    }
  } finally {
    await file.close();
  }
}
