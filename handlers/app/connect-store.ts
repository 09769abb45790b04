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
const known = { ...runtimeMigrations, ...migrations };

/** A store's URL with an absolute path: a relative one is relative to the folder of this package, whatever folder it runs in. */
export function absoluteUrl(databaseUrl: string): string {
  if (!databaseUrl.startsWith(sqlite)) return databaseUrl;
  return `${sqlite}${resolve(packageRoot(import.meta.url), databaseUrl.slice(sqlite.length))}`;
}

/** Called with the location of a store that is about to be created; omitted: a store that does not exist is an error. */
export type OnCreate = NonNullable<UsableStoreOptions["onCreate"]>;

/**
 * Opens the store that `DATABASE_URL` names, and creates it where there is none.
 * @throws Error saying which store cannot be used, why, and what to do, without its password.
 */
export function connectStore(databaseUrl: string, onCreate: OnCreate = () => undefined): Promise<Store> {
  return openUsableStore(absoluteUrl(databaseUrl), { migrations: known, onCreate });
}

/**
 * Opens the store for one piece of work and closes it again.
 * @throws what `connectStore` and the work throw; what the store's driver reports meanwhile is explained in the same way.
 */
export async function withStore<Result>(
  databaseUrl: string,
  work: (store: Store) => Promise<Result>,
  onCreate?: OnCreate,
): Promise<Result> {
  const url = absoluteUrl(databaseUrl);
  const store = await openUsableStore(url, { migrations: known, ...(onCreate && { onCreate }) });
  try {
    return await work(store);
  } catch (error) {
    throw explainStoreError(error, url);
  } finally {
    await store.close();
  }
}
