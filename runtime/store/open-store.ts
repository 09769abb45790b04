import type { Store } from "./store.ts";

const sqlite = "sqlite:";

/**
 * Opens the store that an address names: `sqlite:./data/switchboard.db`, `sqlite::memory:` is not offered (readers need a
 * file), or `postgres://user:password@host:port/database`. The folder of an SQLite file is made when it is missing.
 * @throws Error naming what was expected for an address of another kind.
 */
export async function openStore(url: string): Promise<Store> {
  if (url.startsWith(sqlite)) return (await import("./sqlite.ts")).openSqlite(url.slice(sqlite.length));
  if (/^postgres(ql)?:\/\//.test(url)) return (await import("./postgres.ts")).openPostgres(url);
  throw new Error(`DATABASE_URL: expected "sqlite:<file>" or "postgres://...", got "${url.split("://")[0] ?? url}"`);
}
