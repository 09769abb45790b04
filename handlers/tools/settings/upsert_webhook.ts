import type { UpsertWebhookHandler } from "../../../generated/tools/settings/upsert_webhook.ts";
import type { ServiceContext } from "../../context.ts";
import { saveWebhook } from "../../service/webhooks/save-webhook.ts";

export const upsert_webhook: UpsertWebhookHandler<ServiceContext> = (input, context) => saveWebhook(context, input);
