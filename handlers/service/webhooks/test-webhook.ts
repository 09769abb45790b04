import type { WebhookDelivery } from "../../../generated/schemas.ts";
import { sendWebhook, userAgentOf, type CallContext, type WebhookResponse } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { findWebhook } from "./find-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";

interface TestContext extends WebhookContext, Pick<CallContext, "lookup" | "preview"> {}

const event = "webhook.test";

/** Sends a test event and returns the response. A preview sends nothing. @throws Failure `not_found`. */
export async function testWebhook(context: TestContext, webhookId: string): Promise<WebhookDelivery> {
  const { account, outbound, secrets, now, newId, surface, lookup } = context;
  const webhook = await findWebhook(context, webhookId);
  if (context.preview) return toDelivery(newId("whd"), null);
  const services = { outbound, secrets, clock: now, userAgent: userAgentOf(surface.service) };
  const { id, response } = await lookup(
    "send",
    { webhook_id: webhook.id },
    {
      perform: async (_request, { signal }) => {
        const id = newId("whd");
        const envelope = { id, type: event, timestamp: isoTime(now()), account_id: account.id, sequence: 0, data: {} };
        const response = await sendWebhook(services, webhook, { id, body: JSON.stringify(envelope) }, signal);
        return { id, response };
      },
    },
  );
  return toDelivery(id, response);
}

const toDelivery = (id: string, response: WebhookResponse | null): WebhookDelivery => ({
  id,
  event,
  delivered: response?.ok ?? false,
  response_status: response?.status ?? null,
  response_ms: response?.ms ?? null,
  response_body: response?.body ?? null,
  error: response?.error ?? null,
});
