import * as nodeFs from "node:fs/promises";
import { dirname, join } from "node:path";

/** What writing needs of `node:fs/promises`; tests pass one that fails at a chosen step. */
export type FileSystem = Pick<typeof nodeFs, "mkdir" | "readFile" | "rename" | "rm" | "stat" | "writeFile">;

/**
 * Replaces the folder `<root>/<name>` by exactly the given files (`<name>/...` to text). The new set is written beside it
 * and swapped in by renaming, so that a crash at any point leaves either set whole; `recoverFolder` clears up after it.
 */
export async function replaceFolder(
  root: string,
  name: string,
  files: ReadonlyMap<string, string>,
  fs: FileSystem = nodeFs,
): Promise<void> {
  const { current, next, previous } = foldersOf(root, name);
  await recoverFolder(root, name, fs);
  await fs.mkdir(next, { recursive: true });
  const made = new Set<string>();
  for (const [path, text] of files) {
    const target = join(next, path.slice(name.length + 1));
    const folder = dirname(target);
    if (!made.has(folder)) {
      await fs.mkdir(folder, { recursive: true });
      made.add(folder);
    }
    await fs.writeFile(target, text);
  }
  if (await exists(current, fs)) await fs.rename(current, previous);
  await fs.rename(next, current);
  await fs.rm(previous, { recursive: true, force: true });
}

/** Finishes or undoes a swap that was cut short: the folder is whole again and nothing stands beside it. */
export async function recoverFolder(root: string, name: string, fs: FileSystem = nodeFs): Promise<void> {
  const { current, next, previous } = foldersOf(root, name);
  if (!(await exists(current, fs)) && (await exists(previous, fs))) await fs.rename(previous, current);
  await fs.rm(previous, { recursive: true, force: true });
  await fs.rm(next, { recursive: true, force: true });
}

/** Siblings of the folder, so that they are on the same file system and can be renamed into each other. */
const foldersOf = (root: string, name: string) => ({
  current: join(root, name),
  next: join(root, `.${name}.next`),
  previous: join(root, `.${name}.previous`),
});

async function exists(path: string, fs: FileSystem): Promise<boolean> {
  return fs.stat(path).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    },
  );
}
