// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Deliveries of the last week by state, without those of test_webhook. */
export interface WebhookDeliveryCounts {
  /** Not delivered yet. */
  pending: number;
  /** Deliveries that succeeded. */
  delivered: number;
  /** Given up after 24 hours or status 410; retry_failed sends them again. */
  failed: number;
  /** Time of the last successful delivery. */
  last_delivered_at: string | null;
}
