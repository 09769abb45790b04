import { deliveryJob, webhookConsumer } from "../../../runtime/index.ts";
import { findWebhook } from "./find-webhook.ts";
import { lockAccount, readWebhooks } from "./save-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";

/** Deletes a webhook with its deliveries. @throws Failure `not_found`. */
export async function deleteWebhook(context: WebhookContext, id: string): Promise<void> {
  const { db, account } = context;
  await lockAccount(context);
  await findWebhook(context, id);
  await context.jobs.cancel(deliveryJob, id);
  await db
    .deleteFrom("sb_webhook_deliveries")
    .where("webhook_id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
  await db.deleteFrom("sb_webhooks").where("id", "=", id).where("account_id", "=", account.id).execute();
  if ((await readWebhooks(context)).length === 0) await context.consumeEvents(webhookConsumer, false);
}
