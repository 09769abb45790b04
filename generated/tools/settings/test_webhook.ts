// Generated from spec/tools/settings/test_webhook.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { WebhookDelivery } from "../../schemas.ts";

/** The validated arguments of `test_webhook`, without `account_id` and `preview`. */
export interface TestWebhookInput {
  /** From list_webhooks. */
  webhook_id: string;
}

/** The error codes that `test_webhook` can return. */
export type TestWebhookErrorCode = CommonErrorCode;

/** Test webhook: Send a signed test event and return the receiver's response. */
export type TestWebhookHandler<Context> = (
  input: TestWebhookInput,
  context: Context,
) => Promise<WebhookDelivery>;

/** The data of `test_webhook` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "test_webhook",
    title: "Test webhook",
    description: "Send a signed test event and return the receiver's response.",
    category: "settings",
    effect: "write",
    idempotent: false,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 20000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["webhook_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/response_body"],
    errors: [],
    details: "The request contains the event `webhook.test` with empty data. A test is sent once, even to a webhook that is not active, and does not count in the delivery statistics.",
    synonyms: [
      "check whether a webhook works",
      "ping my server, endpoint or URL, send a sample or fake event",
      "try out a callback, does my integration receive events",
      "verify, HTTP endpoint",
      "send a dummy event, is my receiver reachable",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/webhooks/{webhook_id}/test",
      tool: "test_webhook",
      operationId: "test_webhook",
      pathParameters: ["webhook_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
