// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An error (RFC 9457 problem details); MCP returns the same object. */
export interface Problem {
  /** URL of the code's documentation. */
  type: string;
  /** Name of the error, the same for every occurrence. */
  title: string;
  /** HTTP status code. */
  status: number;
  /** Description of this occurrence. */
  detail: string;
  /** Path of the request. */
  instance?: string;
  /** Machine-readable error code. */
  code: "bad_request"
    | "invalid_arguments"
    | "invalid_cursor"
    | "preview_not_supported"
    | "unauthenticated"
    | "out_of_scope"
    | "origin_not_allowed"
    | "not_connected"
    | "excluded"
    | "no_inmail_credits"
    | "subscription_required"
    | "not_found"
    | "method_not_allowed"
    | "timed_out"
    | "conflict"
    | "already_connected"
    | "invitation_pending"
    | "invitation_withdrawn"
    | "call_in_progress"
    | "outcome_unknown"
    | "campaign_not_editable"
    | "launch_token_invalid"
    | "campaign_changed"
    | "payload_too_large"
    | "unsupported_media_type"
    | "expectation_failed"
    | "idempotency_mismatch"
    | "input_required"
    | "rate_limited"
    | "safety_limit_reached"
    | "headers_too_large"
    | "internal_error"
    | "not_supported"
    | "network_error"
    | "network_unavailable"
    | "account_disconnected"
    | "store_unavailable";
  /** What to do about the error. */
  hint: string;
  /** Id to quote when contacting support; equals the X-Request-Id header. */
  request_id: string;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** Wait this long before calling again. */
  retry_after_seconds?: number;
  /** The invalid arguments. */
  errors?: Array<{
    /** JSON pointer into the arguments. */
    pointer: string;
    /** What is wrong with the argument. */
    detail: string;
    /** What the schema allows. */
    expected?: string;
    /** How to correct the argument. */
    hint?: string;
  }>;
  /** Scopes, one of which is required. */
  scopes?: string[];
  /** Safety category of the limit. */
  category?: string;
  /** Window of a safety limit: today, the last 7 days or the last 30 days. */
  window?: "daily" | "weekly" | "monthly";
  /** Maximum units or calls per window. */
  limit?: number;
  /** Length of the window of a rate limit, in seconds. */
  window_seconds?: number;
  /** Units or calls left. */
  remaining?: number;
  /** When the requested units are available again (UTC). */
  reset_at?: string;
}
