import type { EventEntry } from "../contract/surface.ts";
import type { AnyPayloads, EventConsumer, WrittenEvent } from "../events/event.ts";
import type { IdSource } from "../ids.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { WebhookDeliveryRow } from "../store/tables.ts";
import { deliveryMs } from "./retry-delay.ts";
import { selects, type EventGroups } from "./select-events.ts";

/** The name of the consumer that passes events on to webhooks. It runs only for accounts with webhooks. */
export const webhookConsumer = "webhooks";
/** The job that sends the pending events of a webhook; its key is the id of the webhook. */
export const deliveryJob = "deliver_webhook";

export interface ConsumerServices {
  readonly jobs: JobQueue;
  readonly newId: IdSource;
  readonly events: readonly EventEntry[];
  readonly groups: EventGroups;
}

/** Creates the consumer that stores a delivery of each event for those active webhooks of the account that select the event. */
export function createWebhookConsumer({ jobs, newId, events, groups }: ConsumerServices): EventConsumer {
  const objects = new Map(events.map(({ name, object }) => [name, object]));
  return {
    types: events.map(({ name }) => name),
    isOptIn: true,
    handle: async (event, tx) => {
      const webhooks = await tx
        .selectFrom("sb_webhooks")
        .select(["id", "events", "paused_until"])
        .where("account_id", "=", event.accountId)
        .where("active", "=", 1)
        .orderBy("id")
        .execute();
      for (const { id, events: selection, paused_until: pausedUntil } of webhooks) {
        if (!selects(JSON.parse(selection) as string[], event.type, groups)) continue;
        const delivery = toDelivery(newId("whd"), id, event, objects.get(event.type));
        await tx.insertInto("sb_webhook_deliveries").values(delivery).execute();
        const runAt = Math.max(event.at, pausedUntil ?? 0);
        await jobs.expedite(tx, { kind: deliveryJob, key: id, payload: { id }, accountId: event.accountId, runAt });
      }
    },
  };
}

function toDelivery(
  id: string,
  webhookId: string,
  { accountId, seq, type, payload, at }: WrittenEvent<AnyPayloads>,
  object: string | undefined,
): WebhookDeliveryRow {
  const data = payload as Readonly<Record<string, string>>; // the object is a required string
  const objectId = object === undefined ? undefined : data[object];
  const timestamp = new Date(at).toISOString();
  return {
    id,
    webhook_id: webhookId,
    account_id: accountId,
    seq,
    type,
    object: objectId ?? accountId,
    body: JSON.stringify({ id, type, timestamp, account_id: accountId, sequence: seq, data }),
    status: "pending",
    attempts: 0,
    due_at: at,
    expires_at: at + deliveryMs,
    created_at: at,
    finished_at: null,
    response_status: null,
    response_ms: null,
    error: null,
  };
}
