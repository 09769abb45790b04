// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The newest delivery with a failed attempt; null if there is none. */
export type WebhookFailure = {
  /** Delivery id (whd_...). */
  id: string;
  event: string;
  attempts: number;
  error: string;
  /** HTTP status; null without a response. */
  response_status: number | null;
  /** null if it has failed. */
  next_attempt_at: string | null;
} | null;
