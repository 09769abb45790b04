// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A failure (RFC 9457 problem details); MCP carries the same object. */
export interface Problem {
  /** Address of the code's documentation. */
  type: string;
  /** Name of the failure, the same for every occurrence. */
  title: string;
  /** HTTP status. */
  status: number;
  /** What went wrong this time. */
  detail: string;
  /** Path that was called. */
  instance?: string;
  /** What to branch on. */
  code: "bad_request"
    | "invalid_arguments"
    | "invalid_cursor"
    | "preview_not_supported"
    | "unauthenticated"
    | "out_of_scope"
    | "origin_not_allowed"
    | "not_connected"
    | "no_inmail_credits"
    | "not_found"
    | "method_not_allowed"
    | "timed_out"
    | "conflict"
    | "already_connected"
    | "invitation_pending"
    | "call_in_progress"
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
    | "network_unavailable";
  /** What to do about it. */
  hint: string;
  /** What to quote to support; equals the X-Request-Id header. */
  request_id: string;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** Wait this long before calling again. */
  retry_after_seconds?: number;
  /** Every argument that does not fit. */
  errors?: Array<{
    /** JSON pointer into the arguments. */
    pointer: string;
    /** What is wrong with it. */
    detail: string;
    /** What the schema allows. */
    expected?: string;
    /** What to do about it. */
    hint?: string;
  }>;
  /** Scopes of which one is needed. */
  scopes?: string[];
  /** Safety category of the limit that is reached. */
  category?: string;
  /** Units, or calls in each window, that the limit allows. */
  limit?: number;
  /** Window of a plan limit. */
  window_seconds?: number;
  /** Units left. */
  remaining?: number;
  /** When the units are back (UTC). */
  reset_at?: string;
}
