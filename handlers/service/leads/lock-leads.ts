import { sql } from "kysely";
import type { LeadCallContext } from "./lead-context.ts";

/**
 * Makes concurrent calls that write leads or lists of an account wait for each other until the end of the transaction. Without
 * the lock, two calls could overwrite each other's changes, because they read leads and then write whole rows, or deadlock,
 * because they write the same leads in different orders. Call it before reading the leads, and after locking campaigns. SQLite
 * has only one writer.
 */
export async function lockLeads({ db, dialect, account }: Pick<LeadCallContext, "db" | "dialect" | "account">) {
  if (dialect !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${account.id}`}, 0))`.execute(db);
}
