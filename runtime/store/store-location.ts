import { resolve } from "node:path";

const sqlite = "sqlite:";

/** The absolute path of an SQLite store's file; null for a store on a server. */
export const sqliteFile = (url: string): string | null =>
  url.startsWith(sqlite) ? resolve(url.slice(sqlite.length)) : null;

/** Where a store is, as messages name it: the absolute path of a file, or a PostgreSQL URL without user and password. */
export function storeLocation(url: string): string {
  const file = sqliteFile(url);
  if (file !== null) return file;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
