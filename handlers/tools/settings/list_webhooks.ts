import type { ListWebhooksHandler } from "../../../generated/tools/settings/list_webhooks.ts";
import type { ServiceContext } from "../../context.ts";
import { describeWebhooks } from "../../service/webhooks/describe-webhooks.ts";
import { readWebhooks } from "../../service/webhooks/save-webhook.ts";

export const list_webhooks: ListWebhooksHandler<ServiceContext> = async (_input, context) => ({
  data: await describeWebhooks(context, await readWebhooks(context)),
});
