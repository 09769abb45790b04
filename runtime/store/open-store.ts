import type { Store } from "./store.ts";

const sqlite = "sqlite:";

/**
 * Opens the store of a URL: `sqlite:./data/switchboard.db` or `postgres://user:password@host:port/database`. Creates
 * the folder of an SQLite file if it is missing. `sqlite::memory:` is not supported, because the reader opens the file
 * again.
 * @throws Error with the expected forms for any other URL.
 */
export async function openStore(url: string): Promise<Store> {
  if (url.startsWith(sqlite)) return (await import("./sqlite.ts")).openSqlite(url.slice(sqlite.length));
  if (/^postgres(ql)?:\/\//.test(url)) return (await import("./postgres.ts")).openPostgres(url);
  throw new Error(`DATABASE_URL: expected "sqlite:<file>" or "postgres://...", got "${url.split("://")[0] ?? url}"`);
}
