import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes the temporary entries that processes left in a folder when they were killed. The name of such an entry is
 * `prefix` and the id of its process, optionally followed by a dot and further text. Returns the removed paths.
 */
export function removeInterrupted(folder: string, prefix: string): readonly string[] {
  const paths = readdirSync(folder).flatMap((name) => {
    const owner = name.startsWith(prefix) ? /^\d+(?=\.|$)/.exec(name.slice(prefix.length))?.[0] : undefined;
    return owner !== undefined && !isRunning(Number(owner)) ? [join(folder, name)] : [];
  });
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  return paths;
}

/** Returns whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
