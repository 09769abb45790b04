// Generated from spec/tools/settings/delete_webhook.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_webhook`, without `account_id` and `preview`. */
export interface DeleteWebhookInput {
  /** From list_webhooks. */
  webhook_id: string;
}

/** The error codes that `delete_webhook` can return. */
export type DeleteWebhookErrorCode = CommonErrorCode;

/** Delete webhook: Delete a webhook and its deliveries. */
export type DeleteWebhookHandler<Context> = (
  input: DeleteWebhookInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_webhook` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_webhook",
    title: "Delete webhook",
    description: "Delete a webhook and its deliveries.",
    category: "settings",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 10000,
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
    errors: [],
    synonyms: [
      "stop sending events to a URL",
      "remove or turn off a webhook, callback, endpoint or server notification",
      "stop calling my server, no more pushes",
      "disconnect an integration",
      "erase, get rid of, throw away, discard, wipe, scrap, drop, clear, HTTP endpoint",
      "no more HTTP calls, unhook",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/webhooks/{webhook_id}",
      tool: "delete_webhook",
      operationId: "delete_webhook",
      pathParameters: ["webhook_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
