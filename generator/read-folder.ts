import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * All files below `<root>/<name>`, as path (`<name>/...`, forward slashes) to text, in path order. Hidden files are left
 * out. A folder that is not there gives null.
 */
export async function readFolder(root: string, name: string): Promise<ReadonlyMap<string, string> | null> {
  const paths = await listFiles(root, name).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  });
  if (!paths) return null;
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const visible = entries.filter((entry) => !entry.name.startsWith("."));
  const lists = await Promise.all(
    visible.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    }),
  );
  return lists.flat().sort();
}
