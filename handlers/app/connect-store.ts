import { resolve } from "node:path";
import {
  explainStoreError,
  openUsableStore,
  packageRoot,
  runtimeMigrations,
  untilUnlocked,
  type Store,
  type UsableStoreOptions,
} from "../../runtime/index.ts";
import { migrations } from "./migrations.ts";

const sqlite = "sqlite:";
/** The migrations of all tables. */
export const knownMigrations = { ...runtimeMigrations, ...migrations };

/** Returns the URL of a store with an absolute path. Relative paths start at the package folder, not the working directory. */
export function absoluteUrl(databaseUrl: string): string {
  if (!databaseUrl.startsWith(sqlite)) return databaseUrl;
  return `${sqlite}${resolve(packageRoot(import.meta.url), databaseUrl.slice(sqlite.length))}`;
}

/** How to open a store. Without `onCreate`, a store that does not exist is an error. */
export interface ConnectOptions extends Omit<UsableStoreOptions, "migrations"> {
  /** Waits while another process has locked the store, however long, and is called when it waits. Omitted: 5 seconds. */
  readonly onWait?: () => void;
}

export type OnCreate = NonNullable<ConnectOptions["onCreate"]>;

/**
 * Opens the store at `DATABASE_URL`, runs a function on it and closes it.
 * @throws Error with the store that cannot be used (without its password), the cause and the remedy; and the errors of the
 *   function. Errors of the store's driver are explained in the same way.
 */
export async function withStore<Result>(
  databaseUrl: string,
  work: (store: Store) => Promise<Result>,
  { onWait, ...options }: ConnectOptions = {},
): Promise<Result> {
  const url = absoluteUrl(databaseUrl);
  const open = (): Promise<Store> => openUsableStore(url, { migrations: knownMigrations, ...options });
  const store = await (onWait ? untilUnlocked(open, onWait) : open());
  try {
    return await work(store);
  } catch (error) {
    throw explainStoreError(error, url);
  } finally {
    await store.close();
  }
}
