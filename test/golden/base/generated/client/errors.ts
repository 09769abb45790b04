// Generated from spec/errors.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The values of `code` in problems. */
export const errorCodes = [
  "book_lent",
  "bad_request",
  "invalid_arguments",
  "invalid_cursor",
  "preview_not_supported",
  "unauthenticated",
  "out_of_scope",
  "origin_not_allowed",
  "not_found",
  "method_not_allowed",
  "timed_out",
  "call_in_progress",
  "outcome_unknown",
  "payload_too_large",
  "unsupported_media_type",
  "expectation_failed",
  "idempotency_mismatch",
  "rate_limited",
  "safety_limit_reached",
  "headers_too_large",
  "internal_error",
  "network_unavailable",
  "account_disconnected",
  "store_unavailable",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
