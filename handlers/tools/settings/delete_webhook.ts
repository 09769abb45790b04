import type { DeleteWebhookHandler } from "../../../generated/tools/settings/delete_webhook.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteWebhook } from "../../service/webhooks/delete-webhook.ts";

export const delete_webhook: DeleteWebhookHandler<ServiceContext> = async (input, context) => {
  await deleteWebhook(context, input.webhook_id);
  return { id: input.webhook_id, deleted: true };
};
