// Generated from spec/errors.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ErrorEntry } from "switchboard/contract";

/** Every failure of the service. */
export type ErrorCode =
  | "bad_request"
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

/** Failures that any tool may return. */
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
  | "payload_too_large"
  | "unsupported_media_type"
  | "expectation_failed"
  | "idempotency_mismatch"
  | "rate_limited"
  | "safety_limit_reached"
  | "headers_too_large"
  | "internal_error"
  | "not_supported"
  | "network_error"
  | "network_unavailable";

/** The table of failures, by code. */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = {
  bad_request: {
    status: 400,
    mcp: "error",
    retryable: false,
    title: "Bad request",
    text: "The request could not be read.",
    hint: "Compare the request with the documentation of the endpoint.",
  },
  invalid_arguments: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    title: "Invalid arguments",
    text: "One or more arguments do not fit the tool's input schema.",
    hint: "Correct the arguments named in errors and call again.",
  },
  invalid_cursor: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    title: "Invalid cursor",
    text: "The cursor was not issued for this tool and these arguments.",
    hint: "Leave cursor out to start from the first page.",
  },
  preview_not_supported: {
    status: 400,
    mcp: "error",
    retryable: false,
    title: "Preview not supported",
    text: "This tool only reads; there is nothing to preview.",
    hint: "Call it without preview.",
  },
  unauthenticated: {
    status: 401,
    mcp: "error",
    retryable: false,
    title: "Unauthenticated",
    text: "The API key is missing, invalid, expired or revoked.",
    hint: "Send a valid key as 'Authorization: Bearer <API_KEY>'.",
  },
  out_of_scope: {
    status: 403,
    mcp: "error",
    retryable: false,
    title: "Tool not allowed",
    text: "The key's permission scope does not hold this tool.",
    hint: "Use a key with one of the scopes that contain the tool.",
  },
  origin_not_allowed: {
    status: 403,
    mcp: "error",
    retryable: false,
    title: "Origin not allowed",
    text: "A page of this origin may not call the service.",
    hint: "Call from the service's own host or without an Origin header.",
  },
  not_connected: {
    status: 403,
    mcp: "error",
    retryable: false,
    title: "Not connected",
    text: "The member is not a first-degree connection.",
    hint: "Send an invitation first.",
  },
  no_inmail_credits: {
    status: 403,
    mcp: "error",
    retryable: false,
    title: "No InMail credits",
    text: "The account has no InMail credit left.",
    hint: "Invite the member instead, or write to one with an open profile.",
  },
  not_found: {
    status: 404,
    mcp: "error",
    retryable: false,
    title: "Not found",
    text: "The resource does not exist or is not visible to this account.",
    hint: "Check the id with the tool that lists such resources.",
  },
  method_not_allowed: {
    status: 405,
    mcp: "error",
    retryable: false,
    title: "Method not allowed",
    text: "The path exists but not with this method.",
    hint: "Use a method named in the Allow header.",
  },
  timed_out: {
    status: 408,
    mcp: "error",
    retryable: true,
    title: "Timed out",
    text: "The request was not received, or the call not finished, within its time limit.",
    hint: "Try again; a write can be repeated safely with the same idempotency key.",
  },
  conflict: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Conflict",
    text: "The resource is not in a state that allows this.",
    hint: "Read the resource again and decide from its present state.",
  },
  already_connected: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Already connected",
    text: "The member is a first-degree connection already.",
    hint: "Write with send_message.",
  },
  invitation_pending: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Invitation pending",
    text: "An invitation between the account and the member is waiting for an answer.",
    hint: "Find it with list_invitations: wait, withdraw it, or answer it.",
  },
  call_in_progress: {
    status: 409,
    mcp: "error",
    retryable: true,
    title: "Call in progress",
    text: "A call with the same idempotency key is still running.",
    hint: "Repeat it in a moment with the same key to get its answer.",
  },
  campaign_not_editable: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Campaign not editable",
    text: "Only a draft, ready or paused campaign can be changed.",
    hint: "Create a new campaign instead.",
  },
  launch_token_invalid: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Launch token invalid",
    text: "The launch token is unknown, expired, used, or of another campaign or caller.",
    hint: "Call preview_campaign_launch again and use its token within 15 minutes.",
  },
  campaign_changed: {
    status: 409,
    mcp: "error",
    retryable: false,
    title: "Campaign changed",
    text: "The campaign, its leads or the rules it obeys changed after the preview.",
    hint: "Call preview_campaign_launch again and show what it says now.",
  },
  payload_too_large: {
    status: 413,
    mcp: "error",
    retryable: false,
    title: "Payload too large",
    text: "The request body is larger than the tool takes.",
    hint: "Send less in one request.",
  },
  unsupported_media_type: {
    status: 415,
    mcp: "error",
    retryable: false,
    title: "Unsupported media type",
    text: "The body is not of a type that this route takes.",
    hint: "Send 'Content-Type: application/json'.",
  },
  expectation_failed: {
    status: 417,
    mcp: "error",
    retryable: false,
    title: "Expectation failed",
    text: "The Expect header asks for something other than 100-continue.",
    hint: "Send the request without the Expect header.",
  },
  idempotency_mismatch: {
    status: 422,
    mcp: "error",
    retryable: false,
    title: "Idempotency key reused",
    text: "The idempotency key was used before with other arguments.",
    hint: "Use a new key for a new call.",
  },
  input_required: {
    status: 422,
    mcp: "error",
    retryable: false,
    title: "Input required",
    text: "The tool needs an answer that only an interactive client can give.",
    hint: "Call it over MCP with a client that declares the capability to answer.",
  },
  rate_limited: {
    status: 429,
    mcp: "error",
    retryable: true,
    title: "Rate limited",
    text: "The plan limit of this key is reached.",
    hint: "Wait, then call less often.",
  },
  safety_limit_reached: {
    status: 429,
    mcp: "error",
    retryable: true,
    title: "Safety limit reached",
    text: "The account's daily limit of this action category is reached.",
    hint: "Read the usage resource and wait for the reset.",
  },
  headers_too_large: {
    status: 431,
    mcp: "error",
    retryable: false,
    title: "Headers too large",
    text: "The request line and headers are larger than the server accepts.",
    hint: "Send fewer or shorter headers and query parameters.",
  },
  internal_error: {
    status: 500,
    mcp: "error",
    retryable: true,
    title: "Internal error",
    text: "Something went wrong on our side.",
    hint: "Quote request_id to support.",
  },
  not_supported: {
    status: 501,
    mcp: "error",
    retryable: false,
    title: "Not supported",
    text: "The connected network does not offer this.",
    hint: "Use another tool.",
  },
  network_error: {
    status: 502,
    mcp: "error",
    retryable: true,
    title: "Network error",
    text: "The professional network answered with an error.",
    hint: "Try again later.",
  },
  network_unavailable: {
    status: 503,
    mcp: "error",
    retryable: true,
    title: "Network unavailable",
    text: "The professional network or this service is temporarily unavailable.",
    hint: "Try again later.",
  },
};
