import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import type { CallContext, CallServices, JobKind, RuntimeTables } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { InboxTables } from "./tables.ts";

/** The kind of the jobs that end the snooze of a conversation. */
export const endSnoozeJob = "end_snooze";

interface Payload {
  readonly conversation_id: string;
}

const keyOf = (accountId: string, conversationId: string): string => `${accountId} ${conversationId}`;

/** Returns the job that ends the snooze of a conversation at a time in epoch milliseconds. */
export const endOfSnooze = (accountId: string, conversationId: string, runAt: number) => {
  const payload: Payload = { conversation_id: conversationId };
  return { kind: endSnoozeJob, key: keyOf(accountId, conversationId), payload, runAt };
};

/**
 * Enqueues the job that returns a conversation to the inbox, and cancels the conversation's earlier job. If `until` is null,
 * only cancels the earlier job.
 */
export async function scheduleEndOfSnooze(
  { account, jobs }: Pick<CallContext, "account" | "jobs">,
  conversationId: string,
  until: number | null,
): Promise<void> {
  await jobs.cancel(endSnoozeJob, keyOf(account.id, conversationId));
  if (until !== null) await jobs.enqueue(endOfSnooze(account.id, conversationId, until));
}

/** Creates the job that ends a snooze and reports it. */
export const createEndSnoozeJob = ({ events, clock }: Pick<CallServices, "events" | "clock">): JobKind => ({
  run: (job) =>
    job.complete(async (tx) => {
      const { conversation_id } = job.payload as Payload; // written above
      const accountId = job.accountId ?? "";
      const db: Kysely<RuntimeTables & InboxTables> = tx; // one database contains the tables of all modules
      const row = await db
        .selectFrom("svc_conversation_states")
        .select("snoozed_until")
        .where("account_id", "=", accountId)
        .where("conversation_id", "=", conversation_id)
        .executeTakeFirst();
      const until = row?.snoozed_until ?? null;
      if (until === null || until > clock()) return; // changed in the meantime
      await db
        .updateTable("svc_conversation_states")
        .set({ snoozed_until: null })
        .where("account_id", "=", accountId)
        .where("conversation_id", "=", conversation_id)
        .execute();
      await events.emit<EventPayloads>(tx, {
        type: "conversation.returned",
        accountId,
        payload: { conversation_id, snoozed_until: isoTime(until) },
        cause: { job_id: job.id },
      });
    }),
});
