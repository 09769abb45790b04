import { resolve } from "node:path";

const sqlite = "sqlite:";

/** Returns the absolute path of an SQLite file, or null for a store on a server. */
export const sqliteFile = (url: string): string | null =>
  url.startsWith(sqlite) ? resolve(url.slice(sqlite.length)) : null;

/** Returns the location of a store for messages: an absolute file path, or a PostgreSQL URL without user and password. */
export function storeLocation(url: string): string {
  const file = sqliteFile(url);
  if (file !== null) return file;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
