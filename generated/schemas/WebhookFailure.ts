// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The newest delivery whose attempts so far have all failed; null if there is none. */
export type WebhookFailure = {
  /** Delivery id (whd_...). */
  id: string;
  /** Name of the event. */
  event: string;
  /** Number of attempts. */
  attempts: number;
  /** Why the last attempt failed. */
  error: string;
  /** HTTP status; null without a response. */
  response_status: number | null;
  /** null if it was given up. */
  next_attempt_at: string | null;
} | null;
