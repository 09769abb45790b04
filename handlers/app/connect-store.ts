import { resolve } from "node:path";
import {
  explainStoreError,
  openUsableStore,
  packageRoot,
  runtimeMigrations,
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

/** Called with the location of a store that is about to be created. If omitted, a store that does not exist is an error. */
export type OnCreate = NonNullable<UsableStoreOptions["onCreate"]>;

/**
 * Opens the store at `DATABASE_URL`, which is created if it does not exist.
 * @throws Error with the store that cannot be used (without its password), the cause and the remedy.
 */
export function connectStore(databaseUrl: string, onCreate: OnCreate = () => undefined): Promise<Store> {
  return openUsableStore(absoluteUrl(databaseUrl), { migrations: knownMigrations, onCreate });
}

/**
 * Opens the store, runs a function on it and closes it.
 * @throws the errors of `connectStore` and of the function; errors of the store's driver are explained in the same way.
 */
export async function withStore<Result>(
  databaseUrl: string,
  work: (store: Store) => Promise<Result>,
  onCreate?: OnCreate,
): Promise<Result> {
  const url = absoluteUrl(databaseUrl);
  const store = await openUsableStore(url, { migrations: knownMigrations, ...(onCreate && { onCreate }) });
  try {
    return await work(store);
  } catch (error) {
    throw explainStoreError(error, url);
  } finally {
    await store.close();
  }
}
