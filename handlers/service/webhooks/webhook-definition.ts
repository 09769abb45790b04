import type { EventPayloads } from "../../../generated/events.ts";
import type { CallServices, WebhookDefinition } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { eventGroups } from "./event-selection.ts";

/** The definition of the service's webhooks. When a webhook is disabled, an event reports it. */
export const webhookDefinition = ({ events, clock }: CallServices): WebhookDefinition => ({
  groups: eventGroups,
  onDisabled: (tx, { id, account_id: accountId, reason, jobId }) =>
    events.emit<EventPayloads>(tx, {
      type: "webhook.disabled",
      payload: { webhook_id: id, reason, disabled_at: isoTime(clock()) },
      accountId,
      cause: { job_id: jobId },
    }),
});
