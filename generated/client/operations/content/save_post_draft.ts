// Generated from spec/tools/content/save_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Save post draft: Create or change a post draft: text, files, link or poll.
 *
 * Give at least one of `draft_id` and `text`. Give at least one of `text`, `format`, `topic`, `media_ids`, `link_url`,
 * `poll` and `mentions`. Do not combine `media_ids` with `link_url` or `poll`. Do not combine `link_url` with `poll`.
 *
 * `POST /post-drafts`
 */
export interface SavePostDraftOperation {
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
  requestBody: { content: { "application/json": SavePostDraftBody } };
  responses: {
    200: Success<Schemas["PostDraft"]>;
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
 * Save post draft: Create or change a post draft: text, files, link or poll.
 *
 * Give at least one of `text`, `format`, `topic`, `media_ids`, `link_url`, `poll` and `mentions`. Do not combine
 * `media_ids` with `link_url` or `poll`. Do not combine `link_url` with `poll`.
 *
 * `PATCH /post-drafts/{draft_id}`
 */
export interface UpdatePostDraftOperation {
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
      /** Draft to change. */
      draft_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdatePostDraftBody } };
  responses: {
    200: Success<Schemas["PostDraft"]>;
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

export interface SavePostDraftBody {
  /** Draft to change. */
  draft_id?: string;
  /** Plain text. */
  text?: string;
  /** Type. */
  format?: "list" | "story" | "hot_take" | "other" | null;
  /** Topic. */
  topic?: string | null;
  /** Images or one document. */
  media_ids?: string[];
  /** null removes the link, or the poll. */
  link_url?: string | null;
  poll?: Schemas["PollInput"];
  /** Member ids. */
  mentions?: string[];
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface UpdatePostDraftBody {
  /** Plain text. */
  text?: string;
  /** Type. */
  format?: "list" | "story" | "hot_take" | "other" | null;
  /** Topic. */
  topic?: string | null;
  /** Images or one document. */
  media_ids?: string[];
  /** null removes the link, or the poll. */
  link_url?: string | null;
  poll?: Schemas["PollInput"];
  /** Member ids. */
  mentions?: string[];
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
