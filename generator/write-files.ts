import * as nodeFs from "node:fs";
import { dirname, join } from "node:path";

/** What writing needs of `node:fs`; tests pass one that fails at a chosen step. */
export type FileSystem = Pick<
  typeof nodeFs,
  "existsSync" | "linkSync" | "mkdirSync" | "renameSync" | "rmSync" | "writeFileSync"
>;

/**
 * Replaces the folder `<root>/<name>` by exactly the given files (`<name>/...` to text). The new set is written beside it
 * and swapped in by renaming, so that a crash at any point leaves either set whole; `recoverFolder` clears up after it. A file
 * that `unchanged` contains is linked instead of written.
 */
export function replaceFolder(
  root: string,
  name: string,
  files: ReadonlyMap<string, string>,
  unchanged: ReadonlySet<string> = new Set(),
  fs: FileSystem = nodeFs,
): void {
  const { current, next, previous } = foldersOf(root, name);
  recoverFolder(root, name, fs);
  fs.mkdirSync(next, { recursive: true });
  const made = new Set<string>();
  for (const [path, text] of files) {
    const inside = path.slice(name.length + 1);
    const target = join(next, inside);
    const folder = dirname(target);
    if (!made.has(folder)) {
      fs.mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    if (!unchanged.has(path) || !canLink(join(current, inside), target, fs)) fs.writeFileSync(target, text);
  }
  if (fs.existsSync(current)) fs.renameSync(current, previous);
  fs.renameSync(next, current);
  fs.rmSync(previous, { recursive: true, force: true });
}

/** Finishes or undoes a swap that was cut short: the folder is whole again and nothing stands beside it. */
export function recoverFolder(root: string, name: string, fs: FileSystem = nodeFs): void {
  const { current, next, previous } = foldersOf(root, name);
  if (!fs.existsSync(current) && fs.existsSync(previous)) fs.renameSync(previous, current);
  fs.rmSync(previous, { recursive: true, force: true });
  fs.rmSync(next, { recursive: true, force: true });
}

/** Not every file system has links. */
function canLink(from: string, to: string, fs: FileSystem): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return false;
  }
}

/** Siblings of the folder, so that they are on the same file system and can be renamed into each other. */
const foldersOf = (root: string, name: string) => ({
  current: join(root, name),
  next: join(root, `.${name}.next`),
  previous: join(root, `.${name}.previous`),
});
