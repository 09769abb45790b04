import * as nodeFs from "node:fs";
import { dirname, join } from "node:path";
import { removeInterrupted } from "./interrupted.ts";

/** The functions of `node:fs` that writing uses. Tests replace them to simulate errors. */
export type FileSystem = Pick<
  typeof nodeFs,
  "existsSync" | "linkSync" | "mkdirSync" | "renameSync" | "rmSync" | "writeFileSync"
>;

/**
 * Replaces the content of the folder `<root>/<name>` with the given files (`<name>/...` to text). The new folder is written next
 * to the current one and then renamed, so that a crash leaves one of them complete; `recoverFolder` cleans up after a crash.
 * Files in `unchanged` are hard links to the current ones.
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
    if (!unchanged.has(path) || !tryLink(join(current, inside), target, fs)) fs.writeFileSync(target, text);
  }
  if (fs.existsSync(current)) fs.renameSync(current, previous);
  fs.renameSync(next, current);
  fs.rmSync(previous, { recursive: true, force: true });
}

/** Cleans up after an interrupted `replaceFolder`: restores a complete folder and removes the temporary ones. */
export function recoverFolder(root: string, name: string, fs: FileSystem = nodeFs): void {
  const { current, next, previous } = foldersOf(root, name);
  if (!fs.existsSync(current) && fs.existsSync(previous)) fs.renameSync(previous, current);
  fs.rmSync(previous, { recursive: true, force: true });
  fs.rmSync(next, { recursive: true, force: true });
}

/** Writes the file `<root>/<path>`, which is complete or untouched after a crash. */
export function writeWhole(root: string, path: string, text: string): void {
  const target = join(root, path);
  const folder = dirname(target);
  nodeFs.mkdirSync(folder, { recursive: true });
  removeInterrupted(folder, ".next.");
  const temporary = join(folder, `.next.${process.pid}`);
  nodeFs.writeFileSync(temporary, text);
  nodeFs.renameSync(temporary, target);
}

/** Links a file; returns false if that fails, because some file systems do not support hard links. */
function tryLink(from: string, to: string, fs: FileSystem): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return false;
  }
}

/** Returns the folder and its temporary siblings, which are on the same file system, so that they can be renamed. */
const foldersOf = (root: string, name: string) => ({
  current: join(root, name),
  next: join(root, `.${name}.next`),
  previous: join(root, `.${name}.previous`),
});
