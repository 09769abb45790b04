// Generated from spec/tools/books/manage_tags.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Manage tags: Read, add or remove the tags of a book.
 *
 * On this route, `action` is "list".
 *
 * `GET /books/{book_id}/tags`
 */
export interface ManageTagsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Book whose tags are meant. */
      book_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["TagList"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

/**
 * Manage tags: Read, add or remove the tags of a book.
 *
 * On this route, `action` is "add".
 *
 * `POST /books/{book_id}/tags`
 */
export interface AddTagsOperation {
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
      /** Book whose tags are meant. */
      book_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": AddTagsBody } };
  responses: {
    200: Success<Schemas["TagList"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Manage tags: Read, add or remove the tags of a book.
 *
 * On this route, `action` is "remove".
 *
 * `DELETE /books/{book_id}/tags`
 */
export interface RemoveTagsOperation {
  parameters: {
    query: {
      /** Tags to add or remove. */
      tags: Schemas["TagName"][];
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
      /** Book whose tags are meant. */
      book_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["TagList"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, outcome_unknown
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface AddTagsBody {
  /** Tags to add or remove. */
  tags: Schemas["TagName"][];
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
