// Generated from spec/errors.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ErrorEntry } from "switchboard/contract";

/** The error codes of the service. */
export type ErrorCode =
  | "bad_request"
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
  | "not_supported"
  | "network_error"
  | "network_unavailable"
  | "account_disconnected"
  | "store_unavailable";

/** The errors of the service, by code. */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = {
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
    text: "One or more arguments do not match the input schema.",
    hint: "Correct the arguments listed in errors and repeat the call.",
  },
  invalid_cursor: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    common: true,
    title: "Invalid cursor",
    text: "The cursor was not issued for this tool and these arguments.",
    hint: "Omit cursor to start from the first page.",
  },
  preview_not_supported: {
    status: 400,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Preview not supported",
    text: "This tool only reads and has no preview.",
    hint: "Repeat the call without preview.",
  },
  unauthenticated: {
    status: 401,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Unauthenticated",
    text: "The API key or access token is missing, invalid, expired or revoked.",
    hint: "Send a valid key or token as 'Authorization: Bearer <key or token>'.",
  },
  out_of_scope: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Tool not allowed",
    text: "The scopes of the key or access token do not allow this.",
    hint: "Use a key with one of the scopes listed in 'scopes', or ask the user to grant one. find_tools lists the tools that can be called now.",
  },
  origin_not_allowed: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Origin not allowed",
    text: "Pages from this origin may not call the service.",
    hint: "Call from the service's own host or without an Origin header.",
  },
  not_connected: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Not connected",
    text: "The member is not a first-degree connection.",
    hint: "Invite the member with send_invitation first.",
  },
  excluded: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Member excluded",
    text: "The account's do-not-contact list excludes the member.",
    hint: "Skip the member, or ask the user. list_exclusions returns the entry, and remove_exclusion removes it.",
  },
  no_inmail_credits: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: false,
    title: "No InMail credits",
    text: "The account has no InMail credits left.",
    hint: "Use send_invitation instead, or contact a member with an open profile.",
  },
  subscription_required: {
    status: 403,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Subscription required",
    text: "The account does not have the subscription that this tool needs.",
    hint: "get_account shows the account's subscriptions.",
  },
  not_found: {
    status: 404,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Not found",
    text: "The resource does not exist or is not visible to this account.",
    hint: "Get ids from the tool that lists these resources; use find_tools to find that tool.",
  },
  method_not_allowed: {
    status: 405,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Method not allowed",
    text: "The path does not support this method.",
    hint: "Use a method from the Allow header.",
  },
  timed_out: {
    status: 408,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Timed out",
    text: "The request or the call exceeded its time limit.",
    hint: "Try again. Use the same idempotency key to repeat a write safely.",
  },
  conflict: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Conflict",
    text: "The current state of the resource does not allow this.",
    hint: "Read the resource again to get its current state; use find_tools to find the tool that reads it.",
  },
  already_connected: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Already connected",
    text: "The member is already a first-degree connection.",
    hint: "Use send_message.",
  },
  invitation_pending: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Invitation pending",
    text: "An invitation between the account and the member is pending.",
    hint: "Find it with list_invitations. If the account sent it, wait or withdraw it with cancel_invitation; if the account received it, use respond_to_invitation.",
  },
  invitation_withdrawn: {
    status: 409,
    mcp: "error",
    retryable: true,
    common: false,
    title: "Invitation withdrawn recently",
    text: "The account has withdrawn an invitation to the member within the last 21 days.",
    hint: "Wait until the time in the detail, then call send_invitation again.",
  },
  call_in_progress: {
    status: 409,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Call in progress",
    text: "A call with the same idempotency key is still running.",
    hint: "Repeat the call later with the same key to get its response.",
  },
  outcome_unknown: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Outcome unknown",
    text: "The network did not confirm the effect of this call, so it may or may not have happened.",
    hint: "Repeat the call with the same idempotency key to check again; nothing is done twice. Without a key, use get_messages, list_invitations, list_posts or list_post_comments to check for the effect before you repeat the call.",
  },
  campaign_not_editable: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Campaign not editable",
    text: "Only a draft, ready or paused campaign can be changed.",
    hint: "Copy it with clone_campaign.",
  },
  launch_token_invalid: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Launch token invalid",
    text: "The launch token is unknown, expired or used, or belongs to another campaign or caller.",
    hint: "Call preview_campaign_launch again and use its token within 15 minutes.",
  },
  campaign_changed: {
    status: 409,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Campaign changed",
    text: "The campaign, its leads or its limits have changed since the preview.",
    hint: "Call preview_campaign_launch again and show the new preview.",
  },
  payload_too_large: {
    status: 413,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Payload too large",
    text: "The request body is larger than the tool's maximum.",
    hint: "Send less in one request.",
  },
  unsupported_media_type: {
    status: 415,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Unsupported media type",
    text: "The endpoint does not support the media type of the body.",
    hint: "Send 'Content-Type: application/json'.",
  },
  expectation_failed: {
    status: 417,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Expectation failed",
    text: "The only supported expectation is 100-continue.",
    hint: "Send the request without the Expect header.",
  },
  idempotency_mismatch: {
    status: 422,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Idempotency key reused",
    text: "The idempotency key was already used with different arguments.",
    hint: "Use a new key for a new call.",
  },
  input_required: {
    status: 422,
    mcp: "error",
    retryable: false,
    common: false,
    title: "Input required",
    text: "The tool needs input that only an interactive client can provide.",
    hint: "Call the tool over MCP with a client that declares the required capability.",
  },
  rate_limited: {
    status: 429,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Rate limited",
    text: "This key has reached its rate limit.",
    hint: "Wait, then make fewer calls: set the argument 'limit' to get more items per page; batch_get_profiles replaces calls of get_profile.",
  },
  safety_limit_reached: {
    status: 429,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Safety limit reached",
    text: "The account's limit for this safety category is reached.",
    hint: "Wait for the reset. get_usage shows what is left.",
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
    text: "An unexpected error occurred in the service.",
    hint: "Try again later. Use the same idempotency key to repeat a write safely. If it fails again, report the request_id with contact_support.",
  },
  not_supported: {
    status: 501,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Not supported",
    text: "The connected network does not support this operation.",
    hint: "get_account lists the tools that this account's network does not support.",
  },
  network_error: {
    status: 502,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Network error",
    text: "The professional network returned an error.",
    hint: "Try again later.",
  },
  network_unavailable: {
    status: 503,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Network unavailable",
    text: "The professional network or this service is temporarily unavailable.",
    hint: "Try again later.",
  },
  account_disconnected: {
    status: 503,
    mcp: "error",
    retryable: false,
    common: true,
    title: "Account disconnected",
    text: "The account is not connected to its network.",
    hint: "Ask the user to reconnect the account: connect_account requires the scope admin, and the operator can run 'accounts reconnect'. get_account shows its status.",
  },
  store_unavailable: {
    status: 503,
    mcp: "error",
    retryable: true,
    common: true,
    title: "Store unavailable",
    text: "The service cannot use its store at the moment.",
    hint: "Try again later. Use the same idempotency key to repeat a write safely.",
  },
};
