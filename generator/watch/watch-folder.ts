import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { basename, join } from "node:path";

/** Polling interval, in milliseconds, for changes without a notification, for example on network file systems. */
const defaultPollMs = 1_000;

/**
 * Whether the system watches a folder with everything below it. On other systems, Node.js watches each file on its own and
 * does not notice changes of a file that has been replaced, so each folder is watched here.
 */
const isRecursive = process.platform === "darwin" || process.platform === "win32";

/**
 * Calls `onChange` after each change of a file in a folder or below it, until the signal aborts. The folder can be removed and restored
 * meanwhile. Symbolic links to folders are not followed.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  signal: AbortSignal,
  pollMs: number = defaultPollMs,
): void {
  const watchers = new Map<string, FSWatcher>();
  let isScheduled = false;

  const add = (path: string): void => {
    try {
      const watcher = watch(path, { recursive: isRecursive }, (kind, name) => {
        // The event for a removed watched folder has the folder's own name. If restored, it needs a new watcher.
        if (kind === "rename" && name === basename(path)) remove(path, watcher);
        schedule();
      });
      watcher.on("error", () => remove(path, watcher));
      watchers.set(path, watcher);
    } catch {
      // The folder has been removed, or the system's limit is reached: polling finds further changes.
    }
  };
  const remove = (path: string, watcher: FSWatcher): void => {
    watcher.close();
    if (watchers.get(path) === watcher) watchers.delete(path);
  };

  /** Watches the folders that exist. Returns a text that changes with each change of a file. */
  const look = (): string => {
    const folders = new Set<string>();
    const lines: string[] = [];
    const visit = (path: string): void => {
      folders.add(path);
      // Watched before it is read, so that nothing is missed in between.
      if (!watchers.has(path) && (path === folder || !isRecursive)) add(path);
      for (const entry of readdirSync(path, { withFileTypes: true })) {
        const inner = join(path, entry.name);
        lines.push(inner);
        ignoreMissing(() => {
          if (entry.isDirectory()) return visit(inner);
          const { ino, size, mtimeMs, ctimeMs } = statSync(inner);
          lines.push([ino, size, mtimeMs, ctimeMs].join(" "));
        });
      }
    };
    ignoreMissing(() => visit(folder));
    for (const [path, watcher] of watchers) if (!folders.has(path)) remove(path, watcher);
    return lines.join("\n");
  };

  const update = (isNotified: boolean): void => {
    if (signal.aborted) return;
    const now = look();
    const isChanged = isNotified || now !== last;
    last = now;
    if (isChanged) onChange();
  };
  // Notifications that arrive together cause one update.
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      update(true);
    });
  };

  if (signal.aborted) return;
  let last = look();
  const timer = setInterval(() => update(false), pollMs);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    for (const watcher of watchers.values()) watcher.close();
  });
}

/** Reads entries of a folder; those that have been removed meanwhile or cannot be read are ignored. */
function ignoreMissing(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== "string") throw error;
  }
}
