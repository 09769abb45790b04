import type { EventEntry, ServiceEntry } from "../contract/surface.ts";
import type { EventConsumers } from "../events/event.ts";
import type { IdSource } from "../ids.ts";
import type { JobKind } from "../jobs/job.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { createDeleteDeliveriesJob, createDeliveryJob } from "./delivery-job.ts";
import type { DeliveryServices, OnDisabled } from "./delivery-services.ts";
import type { EventGroups } from "./select-events.ts";
import { createWebhookConsumer, deliveryJob, webhookConsumer } from "./webhook-consumer.ts";

/** How a service sends its events to webhooks. */
export interface WebhookDefinition {
  /** Groups of events, by name. */
  readonly groups: EventGroups;
  readonly onDisabled: OnDisabled;
}

export interface WebhookServices extends Omit<DeliveryServices, "onDisabled" | "userAgent"> {
  readonly surface: { readonly service: ServiceEntry; readonly events?: readonly EventEntry[] };
  readonly jobs: JobQueue;
  readonly newId: IdSource;
}

/** Returns the User-Agent of requests to webhooks. */
export const userAgentOf = ({ title, version }: ServiceEntry): string => `${title}/${version}`;

/** Returns the consumer that passes events on to webhooks. */
export const webhookConsumers = (
  { surface, jobs, newId }: WebhookServices,
  { groups }: WebhookDefinition,
): EventConsumers => {
  return {
    [webhookConsumer]: createWebhookConsumer({ jobs, newId, events: surface.events ?? [], groups }),
  };
};

/** Returns the jobs that send events to webhooks. */
export const webhookJobs = (
  services: WebhookServices,
  { onDisabled }: WebhookDefinition,
): Readonly<Record<string, JobKind>> => ({
  [deliveryJob]: createDeliveryJob({ ...services, onDisabled, userAgent: userAgentOf(services.surface.service) }),
  delete_old_deliveries: createDeleteDeliveriesJob(services),
});
