import type { TestWebhookHandler } from "../../../generated/tools/settings/test_webhook.ts";
import type { ServiceContext } from "../../context.ts";
import { testWebhook } from "../../service/webhooks/test-webhook.ts";

export const test_webhook: TestWebhookHandler<ServiceContext> = (input, context) =>
  testWebhook(context, input.webhook_id);
