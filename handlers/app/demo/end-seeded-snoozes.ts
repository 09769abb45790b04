import type { Kysely } from "kysely";
import type { CallServices, RuntimeTables } from "../../../runtime/index.ts";
import { endOfSnooze } from "../../service/inbox/end-snooze.ts";
import type { InboxTables } from "../../service/inbox/tables.ts";

/**
 * Enqueues the jobs that end the seeded snoozes of an account, as `scheduleEndOfSnooze` does when a call snoozes a
 * conversation. Snoozes that already have a job keep it.
 */
export async function endSeededSnoozes(
  { tx, jobs }: { readonly tx: Kysely<RuntimeTables>; readonly jobs: Pick<CallServices["jobs"], "enqueue"> },
  accountId: string,
): Promise<void> {
  const db: Kysely<RuntimeTables & InboxTables> = tx; // one database contains the tables of all modules
  const snoozed = await db
    .selectFrom("svc_conversation_states")
    .select(["conversation_id", "snoozed_until"])
    .where("account_id", "=", accountId)
    .where("snoozed_until", "is not", null)
    .$narrowType<{ snoozed_until: number }>()
    .execute();
  for (const { conversation_id, snoozed_until } of snoozed)
    await jobs.enqueue(tx, { ...endOfSnooze(accountId, conversation_id, snoozed_until), accountId });
}
