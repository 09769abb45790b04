// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A request to a webhook and its response. */
export interface WebhookDelivery {
  /** Delivery id (whd_...), sent as webhook-id. */
  id: string;
  /** Name of the event. */
  event: string;
  /** Whether the receiver responded 2xx. */
  delivered: boolean;
  /** HTTP status; null without a response. */
  response_status: number | null;
  /** Milliseconds until the response; null without one. */
  response_ms: number | null;
  /** Start of the body; at most 4096 bytes. */
  response_body: string | null;
  /** Why it failed; null if it did not. */
  error: string | null;
}
