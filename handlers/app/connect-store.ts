import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  absoluteStoreUrl,
  explainStoreError,
  openBulkStore,
  openUsableStore,
  packageRoot,
  runtimeMigrations,
  untilUnlocked,
  type BulkStore,
  type SqliteThreadData,
  type Store,
  type UsableStoreOptions,
} from "../../runtime/index.ts";
import { migrations } from "./migrations.ts";

/** The entry file of this program and of its threads. */
export const programFile = join(packageRoot(import.meta.url), "dist/main.js");
/** The migrations of all tables. */
export const knownMigrations = { ...runtimeMigrations, ...migrations };

/** Returns the URL of a store with an absolute path. Relative paths start at the package folder, not the working directory. */
export const storeUrl = (databaseUrl: string): string => absoluteStoreUrl(databaseUrl, packageRoot(import.meta.url));

/** Options for opening a store. Without `onCreate`, a missing store is an error. */
export interface ConnectOptions extends Omit<UsableStoreOptions, "migrations"> {
  /**
   * Called while another process has locked the store. With this function, the lock is awaited without a time limit;
   * without it, for 5 seconds.
   */
  readonly onWait?: () => void;
}

export type OnCreate = NonNullable<ConnectOptions["onCreate"]>;

/**
 * Opens the store at `DATABASE_URL`, runs a function on it and closes it.
 * @throws Error that names the unusable store (without its password), the cause and the remedy. Errors of the function
 * are rethrown; those of the store's driver are explained in the same way.
 */
export async function withStore<Result>(
  databaseUrl: string,
  work: (store: Store) => Promise<Result>,
  { onWait, ...options }: ConnectOptions = {},
): Promise<Result> {
  const url = storeUrl(databaseUrl);
  return useStore(url, () => openUsableStore(url, { migrations: knownMigrations, ...options }), work, onWait);
}

/**
 * Like `withStore`, for one transaction that writes most of the store. The store must exist with the current tables. On
 * SQLite, the file is written by a thread, and other processes have to wait.
 */
export function withBulkStore<Result>(
  databaseUrl: string,
  work: (store: BulkStore) => Promise<Result>,
  { onWait }: Pick<ConnectOptions, "onWait"> = {},
): Promise<Result> {
  const url = storeUrl(databaseUrl);
  const startThread = (data: SqliteThreadData): Worker => new Worker(programFile, { workerData: data });
  return useStore(url, () => openBulkStore(url, startThread), work, onWait);
}

async function useStore<Opened extends BulkStore, Result>(
  url: string,
  open: () => Promise<Opened>,
  work: (store: Opened) => Promise<Result>,
  onWait?: () => void,
): Promise<Result> {
  try {
    const store = await (onWait ? untilUnlocked(open, onWait) : open());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw explainStoreError(error, url);
  }
}
