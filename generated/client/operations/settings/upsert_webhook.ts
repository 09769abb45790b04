// Generated from spec/tools/settings/upsert_webhook.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Upsert webhook: Create or change a webhook; the signing secret is shown once.
 *
 * Give at least one of `webhook_id` and `url`. Give at least one of `webhook_id` and `events`.
 *
 * `POST /webhooks`
 */
export interface UpsertWebhookOperation {
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
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpsertWebhookBody } };
  responses: {
    200: Success<Schemas["Webhook"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress
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

/**
 * Upsert webhook: Create or change a webhook; the signing secret is shown once.
 *
 * `PATCH /webhooks/{webhook_id}`
 */
export interface UpdateWebhookOperation {
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
      /** Webhook to change, from list_webhooks. */
      webhook_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": UpdateWebhookBody } };
  responses: {
    200: Success<Schemas["Webhook"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress
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

export interface UpsertWebhookBody {
  /** Webhook to change, from list_webhooks. */
  webhook_id?: string;
  /** https URL that receives events. */
  url?: string;
  /** Such as message.received, message.* or * (all). */
  events?: string[];
  /** Whether it receives events. */
  active?: boolean;
  /** Create a new secret. */
  rotate_secret?: boolean;
  /** Send failed events again. */
  retry_failed?: boolean;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface UpdateWebhookBody {
  /** https URL that receives events. */
  url?: string;
  /** Such as message.received, message.* or * (all). */
  events?: string[];
  /** Whether it receives events. */
  active?: boolean;
  /** Create a new secret. */
  rotate_secret?: boolean;
  /** Send failed events again. */
  retry_failed?: boolean;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
