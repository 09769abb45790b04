import type { JobKind, RunningJob } from "../jobs/job.ts";
import type { WebhookDeliveryRow } from "../store/tables.ts";
import type { DeliveryServices } from "./delivery-services.ts";
import { deleteOldDeliveries, failExpired, nextDueAt, readDue, readWebhook } from "./delivery-rows.ts";
import { recordAttempts, type Attempt } from "./record-attempts.ts";
import { sendWebhook } from "./send-webhook.ts";

/** Maximum number of concurrent requests to one webhook. */
const maxParallel = 4;
/** A run starts no batch after this time, so that other jobs can run. */
const maxRunMs = 30_000;

/**
 * Creates the job that sends the pending events of one webhook. There is at most one job for each webhook, so a slow receiver
 * delays only its own events.
 */
export function createDeliveryJob(services: DeliveryServices): JobKind {
  return {
    waitsForExternalSystem: true,
    maxAttempts: Infinity,
    run: async (job) => {
      const { id } = job.payload as { id: string }; // written by the consumer and by handlers
      const endOfRun = performance.now() + maxRunMs;
      while (performance.now() < endOfRun && !job.signal.aborted && (await sendBatch(services, id, job)));
      // A transaction that adds a delivery locks this job. It either commits before the transaction below, which then
      // finds the delivery, or enqueues a job again.
      await job.completeOrRepeat(async (tx) => {
        const webhook = await readWebhook(tx, id);
        const dueAt = webhook?.active === 1 ? await nextDueAt(tx, id) : null;
        return dueAt !== null && Math.max(dueAt, webhook?.paused_until ?? 0);
      });
    },
  };
}

/** Sends the next events of a webhook. Returns whether there may be more to send now. */
async function sendBatch(services: DeliveryServices, id: string, { id: jobId, signal }: RunningJob): Promise<boolean> {
  const { store, clock } = services;
  const now = clock();
  const webhook = await readWebhook(store.reader, id);
  if (webhook?.active !== 1 || (webhook.paused_until ?? 0) > now) return false;
  await failExpired(store.writer, id, now);
  const due = await readDue(store.reader, id, now, maxParallel);
  if (due.length === 0) return false;
  const attempt = async (delivery: WebhookDeliveryRow): Promise<Attempt> => ({
    delivery,
    response: await sendWebhook(services, webhook, delivery, signal),
  });
  const attempts = await Promise.all(due.map(attempt));
  return store.transaction((tx) => recordAttempts(tx, services, { webhookId: id, jobId, attempts }));
}

const hourMs = 3_600_000;

/** Creates the job that deletes old deliveries. */
export const createDeleteDeliveriesJob = ({ clock }: Pick<DeliveryServices, "clock">): JobKind => ({
  everyMs: hourMs,
  run: (job) => job.complete((tx) => deleteOldDeliveries(tx, clock())),
});
