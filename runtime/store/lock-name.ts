import { sql, type Kysely } from "kysely";
import type { Dialect } from "./store.ts";

/**
 * Makes concurrent transactions that lock the same name wait for each other until they end. Without such a lock, two calls
 * could both find that a row is missing, and both insert it. SQLite has only one writer.
 */
export async function lockName<Tables>(
  { db, dialect }: { readonly db: Kysely<Tables>; readonly dialect: Dialect },
  name: string,
): Promise<void> {
  if (dialect !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
