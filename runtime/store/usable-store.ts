import { isStore, readPostgresContents } from "./store-contents.ts";
import type { Migrations } from "./migrate.ts";
import { openStore } from "./open-store.ts";
import { explainStoreError, StoreError } from "./store-error.ts";
import { sqliteFile, storeLocation } from "./store-location.ts";
import type { Store } from "./store.ts";

export interface UsableStoreOptions {
  /** All migrations of this program; a store with other migrations belongs to a newer version. */
  readonly migrations: Migrations;
  /** Called with the location before a store is created. If omitted, a missing store is an error. */
  readonly onCreate?: (location: string) => void;
}

/** Maximum time until a database server responds to the first query. */
const maxConnectMs = 10_000;

/**
 * Opens the store at `url` if it belongs to this program, or if it is an empty database and a store may be created. A
 * database of another program is not changed.
 * @throws StoreError in every other case.
 */
export async function openUsableStore(url: string, options: UsableStoreOptions): Promise<Store> {
  try {
    const file = sqliteFile(url);
    return file === null ? await openOnServer(url, options) : await openFile(url, file, options);
  } catch (error) {
    const explained = explainStoreError(error, url);
    if (explained instanceof StoreError) throw explained;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`${storeLocation(url)} cannot be used: ${reason}.`, "Correct the URL.", { cause: error });
  }
}

async function openFile(url: string, file: string, options: UsableStoreOptions): Promise<Store> {
  const { migrations, onCreate } = options;
  const { readSqliteFile, requireCreatable } = await import("./sqlite-file.ts");
  const contents = await readSqliteFile(file);
  if (!contents || !isStore(contents, file, migrations)) {
    if (!onCreate) throw missing(file);
    requireCreatable(file);
    onCreate(file);
  }
  return openStore(url);
}

async function openOnServer(url: string, { migrations, onCreate }: UsableStoreOptions): Promise<Store> {
  const location = storeLocation(url);
  const store = await openStore(url);
  try {
    const contents = await withinConnectTime(readPostgresContents(store), location);
    if (!isStore(contents, location, migrations)) {
      if (!onCreate) throw missing(location);
      onCreate(location);
    }
    return store;
  } catch (error) {
    void store.close(); // not awaited: it would wait for a connection that is being opened
    throw error;
  }
}

const missing = (location: string): StoreError =>
  new StoreError(
    `There is no store at ${location}.`,
    "Check DATABASE_URL, or start the server once to create the store.",
  );

function withinConnectTime<Result>(work: Promise<Result>, location: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timedOut = new StoreError(
      `The server of ${location} did not respond within ${maxConnectMs / 1000} seconds.`,
      "Check host, port and firewall.",
    );
    const timer = setTimeout(() => reject(timedOut), maxConnectMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
