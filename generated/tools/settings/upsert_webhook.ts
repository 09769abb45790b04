// Generated from spec/tools/settings/upsert_webhook.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Webhook } from "../../schemas.ts";

/** The validated arguments of `upsert_webhook`, without `account_id` and `preview`. */
export interface UpsertWebhookInput {
  /** Webhook to change, from list_webhooks. */
  webhook_id?: string;
  /** https URL that receives events. */
  url?: string;
  /** Such as message.received, message.* or * (all). */
  events?: readonly string[];
  /** Whether it receives events. */
  active?: boolean;
  /** Create a new secret. */
  rotate_secret: boolean;
  /** Send failed events again. */
  retry_failed: boolean;
}

/** The error codes that `upsert_webhook` can return. */
export type UpsertWebhookErrorCode = "conflict" | CommonErrorCode;

/** Upsert webhook: Create or change a webhook; the signing secret is shown once. */
export type UpsertWebhookHandler<Context> = (
  input: UpsertWebhookInput,
  context: Context,
) => Promise<Webhook>;

/** The data of `upsert_webhook` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "upsert_webhook",
    title: "Upsert webhook",
    description: "Create or change a webhook; the signing secret is shown once. Give at least one of webhook_id and url. Give at least one of webhook_id and events.",
    category: "settings",
    effect: "write",
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
    arguments: ["webhook_id", "url", "events", "active", "rotate_secret", "retry_failed", "account_id", "preview"],
    structuredArguments: ["events"],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Events are sent as signed POST requests; the events page of the documentation describes the body, headers and\nretries. The URL must use https and have a public address.\n\nA new webhook requires `url` and `events`. Without `webhook_id`, a webhook with the same `url` is changed. An account has at\nmost 10 webhooks. `events` contains names of events or of groups of events: `message.*` stands for all events whose\nnames start with `message.`; `post.engagement` for reactions, comments and reposts; `*` for all events.\n\nEach call with `rotate_secret` creates a new secret. For 24 hours, requests are also signed with the previous secret,\nbut not with older ones. Rotate again only when the receiver has the new secret.\n\n`active: true` also enables a webhook that the service has disabled; events that occur while a webhook is not active are\nnot sent. `retry_failed` sends the failed events of the last week again: each\nis attempted for up to 24 hours, but only while the webhook is active.\n",
    synonyms: [
      "tell me when somebody replies, notify, let my system know when somebody replies",
      "subscribe a URL to events",
      "rotate the signing secret",
      "send failed events again",
      "call, notify or push to my server or endpoint whenever something happens, somebody answers or accepts",
      "set up, add or change a callback or integration, Zapier, Slack",
      "real-time events",
      "create, make, build, prepare, compose, new, edit, correct, fix, modify, adjust, amend, alter, revise, reword, HTTP endpoint",
      "receive an HTTP call for each accepted invitation or new message, trigger",
      "inform my system about new messages",
      "push notifications to my backend, POST",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/webhooks",
      tool: "upsert_webhook",
      operationId: "upsert_webhook",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["webhook_id", "url", "events", "active", "rotate_secret", "retry_failed", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/webhooks/{webhook_id}",
      tool: "upsert_webhook",
      operationId: "update_webhook",
      pathParameters: ["webhook_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["url", "events", "active", "rotate_secret", "retry_failed", "account_id", "preview"],
      fixed: {},
    },
  ],
};
