// Generated from spec/errors.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ErrorEntry } from "switchboard/contract";

/** The error codes of the service. */
export type ErrorCode =
  | "book_lent"
  | "bad_request"
  | "invalid_arguments"
  | "invalid_cursor"
  | "preview_not_supported"
  | "unauthenticated"
  | "out_of_scope"
  | "origin_not_allowed"
  | "not_found"
  | "method_not_allowed"
  | "timed_out"
  | "call_in_progress"
  | "outcome_unknown"
  | "payload_too_large"
  | "unsupported_media_type"
  | "expectation_failed"
  | "idempotency_mismatch"
  | "rate_limited"
  | "safety_limit_reached"
  | "headers_too_large"
  | "internal_error"
  | "network_unavailable"
  | "account_disconnected"
  | "store_unavailable";

/** Error codes that every tool can return. */
export type CommonErrorCode =
  | "bad_request"
  | "invalid_arguments"
  | "invalid_cursor"
  | "preview_not_supported"
  | "unauthenticated"
  | "out_of_scope"
  | "origin_not_allowed"
  | "not_found"
  | "method_not_allowed"
  | "timed_out"
  | "call_in_progress"
  | "outcome_unknown"
  | "payload_too_large"
  | "unsupported_media_type"
  | "expectation_failed"
  | "idempotency_mismatch"
  | "rate_limited"
  | "safety_limit_reached"
  | "headers_too_large"
  | "internal_error"
  | "network_unavailable"
  | "account_disconnected"
  | "store_unavailable";

/** The errors of the service, by code. */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = {
  book_lent: {
    status: 409,
    mcp: "error",
    retryable: true,
    common: false,
    title: "Book lent",
    text: "The book is lent to somebody.",
    hint: "Wait until it is back.",
  },
  bad_request: {
    status: 400,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Bad request",
    text: "The request could not be read.",
    hint: "Compare the request with the documentation of the endpoint.",
  },
  invalid_arguments: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    common: true,
    title: "Invalid arguments",
    text: "One or more arguments do not fit the tool's input schema.",
    hint: "Correct the arguments named in errors and call again.",
  },
  invalid_cursor: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    common: true,
    title: "Invalid cursor",
    text: "The cursor was not issued for this tool and these arguments.",
    hint: "Leave cursor out to start from the first page.",
  },
  preview_not_supported: {
    status: 400,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Preview not supported",
    text: "This tool only reads; there is nothing to preview.",
    hint: "Call it without preview.",
  },
  unauthenticated: {
    status: 401,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Unauthenticated",
    text: "The API key is missing, invalid, expired or revoked.",
    hint: "Send a valid key as 'Authorization: Bearer <API_KEY>'.",
  },
  out_of_scope: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Tool not allowed",
    text: "The scopes of the key do not contain this tool.",
    hint: "Use a key with one of the scopes named in scopes.",
  },
  origin_not_allowed: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Origin not allowed",
    text: "A page of this origin may not call the service.",
    hint: "Call from the service's own host or without an Origin header.",
  },
  not_found: {
    status: 404,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Not found",
    text: "The resource does not exist or is not visible to this account.",
    hint: "Check the id with the tool that lists such resources.",
  },
  method_not_allowed: {
    status: 405,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Method not allowed",
    text: "The path exists but not with this method.",
    hint: "Use a method named in the Allow header.",
  },
  timed_out: {
    status: 408,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Timed out",
    text: "The call did not finish within the tool's time limit.",
    hint: "Try again; a write can be repeated safely with the same idempotency key.",
  },
  call_in_progress: {
    status: 409,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Call in progress",
    text: "A call with the same idempotency key is still running.",
    hint: "Repeat it in a moment with the same key to get its answer.",
  },
  outcome_unknown: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Outcome unknown",
    text: "The network did not confirm the effect of this call, so it may or may not have happened.",
    hint: "Repeat the call with the same idempotency key to check again; nothing is done twice. Without a key, look for the effect in the lists of this service before calling again.",
  },
  payload_too_large: {
    status: 413,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Payload too large",
    text: "The request body is larger than the tool takes.",
    hint: "Send less in one request.",
  },
  unsupported_media_type: {
    status: 415,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Unsupported media type",
    text: "The body is not of a type that this route takes.",
    hint: "Send 'Content-Type: application/json'.",
  },
  expectation_failed: {
    status: 417,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Expectation failed",
    text: "The Expect header asks for something other than 100-continue.",
    hint: "Send the request without the Expect header.",
  },
  idempotency_mismatch: {
    status: 422,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Idempotency key reused",
    text: "The idempotency key was used before with other arguments.",
    hint: "Use a new key for a new call.",
  },
  rate_limited: {
    status: 429,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Rate limited",
    text: "The plan limit of this key is reached.",
    hint: "Wait for retry_after_seconds.",
  },
  safety_limit_reached: {
    status: 429,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Safety limit reached",
    text: "The account's daily limit of this safety category is reached.",
    hint: "Read the usage resource and wait for the reset.",
  },
  headers_too_large: {
    status: 431,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Headers too large",
    text: "The request line and headers are larger than the server accepts.",
    hint: "Send fewer or shorter headers and query parameters.",
  },
  internal_error: {
    status: 500,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Internal error",
    text: "Something went wrong on our side.",
    hint: "Quote request_id to support.",
  },
  network_unavailable: {
    status: 503,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Network unavailable",
    text: "The network of the account is temporarily unavailable.",
    hint: "Try again later.",
  },
  account_disconnected: {
    status: 503,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Account disconnected",
    text: "The account is not connected to its network.",
    hint: "Reconnect the account. Its status is part of the account's data.",
  },
  store_unavailable: {
    status: 503,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Store unavailable",
    text: "The service cannot use its store at the moment.",
    hint: "Try again later.",
  },
};
