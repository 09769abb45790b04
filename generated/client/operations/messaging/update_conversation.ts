// Generated from spec/tools/messaging/update_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Update conversation: Triage one conversation: mark as read, archive, mute, star, snooze, label, or save a draft.
 *
 * Give at least one of `read`, `archived`, `muted`, `starred`, `snoozed_until`, `labels` and `draft`.
 *
 * `PATCH /conversations/{conversation_id}`
 */
export interface UpdateConversationOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
      /** Return what the call would do, without doing it. */
      preview?: boolean;
    };
    header?: {
      /** Makes retries safe: for 24 hours, the same key and arguments return the stored response. */
      "Idempotency-Key"?: string;
    };
    path: {
      /** From list_conversations. */
      conversation_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateConversationBody } };
  responses: {
    200: Success<Schemas["Conversation"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

export interface UpdateConversationBody {
  /** Mark as read or unread. */
  read?: boolean;
  /** Archive or restore. */
  archived?: boolean;
  /** Mute or unmute. */
  muted?: boolean;
  /** Star or unstar. */
  starred?: boolean;
  /** Hide until this time, at most a year; null: show now. */
  snoozed_until?: string | null;
  /** All labels. */
  labels?: string[];
  /** Unsent text; null: delete it. */
  draft?: string | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
