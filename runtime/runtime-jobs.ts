import { deleteOldAudit, readAuditEnd, sealAudit } from "./audit/audit-chain.ts";
import type { CallServices } from "./call/call-services.ts";
import { deleteExpiredResponses, idempotencyRetentionMs } from "./call/idempotency.ts";
import { completeCallKind } from "./call/run-write.ts";
import { deleteOldSubscriptions } from "./call/session-subscriptions.ts";
import type { SteppedCalls } from "./call/stepped-calls.ts";
import { deleteExpiredCalls } from "./call/steps/call-rows.ts";
import { deleteOldEvents } from "./events/delete-old-events.ts";
import type { EventConsumers } from "./events/event.ts";
import { deleteOldGrants } from "./identity/grants.ts";
import type { JobKind } from "./jobs/job.ts";
import { deleteFullBuckets } from "./limits/sync-rate-limits.ts";

const cleanUpMs = 600_000;
const sealMs = 60_000;
/** How long a seal may wait for open transactions before operators are told. */
const maxSealWaitMs = 600_000;
const unsealedMessage =
  "the audit log cannot be sealed: a transaction in some database of the server has been open since the time in `since`";
const dayMs = 86_400_000;

/** The kinds of jobs that every service has. */
export const runtimeJobs = (
  { surface, clock, safety, callCounts, store, log }: CallServices,
  consumers: EventConsumers,
  steppedCalls: Pick<SteppedCalls<never>, "complete">,
  auditRetentionDays: number,
): Readonly<Record<string, JobKind>> => ({
  clean_up: {
    everyMs: cleanUpMs,
    run: (job) =>
      job.complete(async (tx) => {
        const now = clock();
        await deleteExpiredResponses(tx, now);
        await deleteExpiredCalls(tx, now - idempotencyRetentionMs);
        await deleteOldEvents(tx, consumers, now);
        await deleteOldSubscriptions(tx, now);
        await safety.deleteOld(tx, now);
        await callCounts.deleteOld(tx, now);
        await deleteFullBuckets(tx, surface.limits.plans, now);
        if (auditRetentionDays > 0) await deleteOldAudit(tx, now - auditRetentionDays * dayMs);
        await deleteOldGrants(tx, now);
      }),
  },
  seal_audit: {
    everyMs: sealMs,
    run: async (job) => {
      const end = await readAuditEnd(store);
      const since = await job.complete((tx) => sealAudit(tx, end, clock()));
      if (since !== null && clock() - since > maxSealWaitMs) log.warn({ since: new Date(since) }, unsealedMessage);
    },
  },
  [completeCallKind]: {
    run: ({ payload }) => steppedCalls.complete((payload as { call_id: string }).call_id),
  },
});
