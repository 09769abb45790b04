/** Webhooks and their deliveries. */
export interface WebhookTables {
  sb_webhooks: WebhookRow;
  sb_webhook_deliveries: WebhookDeliveryRow;
}

/** A URL that receives the events of an account. */
export interface WebhookRow {
  id: string;
  account_id: string;
  url: string;
  /** JSON: a list of names of events, patterns such as `message.*`, or `*`. */
  events: string;
  /** 1 if it receives events. */
  active: number;
  /** `failing` or `gone` if the service has disabled it. */
  disabled_reason: string | null;
  /** Encrypted, like `former_secret`. */
  secret: string;
  /** The secret before the last rotation, which signs until `former_until`. */
  former_secret: string | null;
  former_until: number | null;
  /** When the first failure since the last success occurred. */
  failing_since: number | null;
  /** The number of consecutive batches of requests in which none got a response. */
  unreachable: number;
  /** Nothing is sent before this time, because the last batch of requests got no response. */
  paused_until: number | null;
  created_at: number;
  updated_at: number;
}

/** An event for a webhook. */
export interface WebhookDeliveryRow {
  id: string;
  webhook_id: string;
  account_id: string;
  /** The number of the event. */
  seq: number;
  type: string;
  /** The id of the object that the event is about. Events of one object are sent in order. */
  object: string;
  /** The body of the request, the same in each attempt. */
  body: string;
  /** `pending`, `delivered` or `failed`. */
  status: string;
  attempts: number;
  /** When it is sent next; null unless it is pending. */
  due_at: number | null;
  /** The time at which it fails if it has not been delivered by then. */
  expires_at: number;
  created_at: number;
  finished_at: number | null;
  /** Of the last attempt; null without a response. */
  response_status: number | null;
  response_ms: number | null;
  /** Why the last attempt failed. */
  error: string | null;
}
