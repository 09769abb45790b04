// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The service has disabled a webhook, because its receiver has failed for five days or returned 410. */
export interface WebhookDisabledEvent {
  /** Webhook id (whk_...). */
  webhook_id: string;
  /** failing: failed for five days; gone: returned 410. */
  reason: "failing" | "gone";
  /** Time of the change. */
  disabled_at: string;
}
