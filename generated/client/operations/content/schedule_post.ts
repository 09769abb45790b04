// Generated from spec/tools/content/schedule_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Schedule post: Schedule a text or a draft, or move a scheduled post. Publishing consumes one post unit.
 *
 * Give at least one of `scheduled_post_id`, `draft_id` and `text`. Give at least one of `scheduled_post_id` and
 * `publish_at`. Give at least one of `publish_at`, `text` and `visibility`. Do not combine `draft_id` with
 * `scheduled_post_id` or `text`.
 *
 * `POST /scheduled-posts`
 */
export interface SchedulePostOperation {
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
  requestBody: { content: { "application/json": SchedulePostBody } };
  responses: {
    200: Success<Schemas["ScheduledPost"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, excluded
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Schedule post: Schedule a text or a draft, or move a scheduled post. Publishing consumes one post unit.
 *
 * Give at least one of `publish_at`, `text` and `visibility`.
 *
 * `PATCH /scheduled-posts/{scheduled_post_id}`
 */
export interface UpdateScheduledPostOperation {
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
      /** Post to change, from get_content_calendar. */
      scheduled_post_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateScheduledPostBody } };
  responses: {
    200: Success<Schemas["ScheduledPost"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, excluded
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface SchedulePostBody {
  /** Post to change, from get_content_calendar. */
  scheduled_post_id?: string;
  /** From save_post_draft, which also takes polls and files. */
  draft_id?: string;
  /** Plain text. */
  text?: string;
  /** Within a year. */
  publish_at?: string;
  /** Default: public. */
  visibility?: "public" | "connections";
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface UpdateScheduledPostBody {
  /** Plain text. */
  text?: string;
  /** Within a year. */
  publish_at?: string;
  /** Default: public. */
  visibility?: "public" | "connections";
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
