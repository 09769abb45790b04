// Generated from spec/tools/settings/list_webhooks.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { WebhookList } from "../../schemas.ts";

/** The validated arguments of `list_webhooks`, without `account_id` and `preview`. */
export interface ListWebhooksInput {}

/** The error codes that `list_webhooks` can return. */
export type ListWebhooksErrorCode = CommonErrorCode;

/** List webhooks: List the account's webhooks with delivery statistics. */
export type ListWebhooksHandler<Context> = (
  input: ListWebhooksInput,
  context: Context,
) => Promise<WebhookList>;

/** The data of `list_webhooks` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_webhooks",
    title: "List webhooks",
    description: "List the account's webhooks with delivery statistics.",
    category: "settings",
    effect: "read",
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
    arguments: ["account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "The counts cover the deliveries of the last week. `last_failure` is the newest delivery whose attempts so far have all failed, whether or not another attempt follows.",
    synonyms: [
      "which URLs receive events",
      "failed webhook deliveries",
      "where are my events sent, delivered or pushed, which server or endpoint is called",
      "my integrations and callbacks, do they work",
      "show, view, see, check, overview, all, HTTP endpoint",
      "why did my server get no events, delivery errors",
      "show callbacks",
      "deliveries that fail, retries",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/webhooks",
      tool: "list_webhooks",
      operationId: "list_webhooks",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
