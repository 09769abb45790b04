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

/** Returns the URL of a store with an absolute path. Relative paths of SQLite files start at `folder`. */
export const absoluteStoreUrl = (url: string, folder: string): string =>
  url.startsWith(sqlite) ? `${sqlite}${resolve(folder, url.slice(sqlite.length))}` : url;

/** Returns whether a text is the URL of a store: an SQLite file (not an in-memory database) or a PostgreSQL database. */
export const isStoreUrl = (text: string): boolean =>
  /^sqlite:(?!:memory:$|file:)\S/.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text));
