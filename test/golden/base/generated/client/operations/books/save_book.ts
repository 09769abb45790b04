// Generated from spec/tools/books/save_book.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Save book: Put a book on the shelf, or change one.
 *
 * `loan` requires `book_id`.
 *
 * `POST /books`
 */
export interface SaveBookOperation {
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
  requestBody: { content: { "application/json": SaveBookBody } };
  responses: {
    200: Success<Schemas["SaveBookOutput"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // book_lent, call_in_progress, outcome_unknown
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
 * Save book: Put a book on the shelf, or change one.
 *
 * `PATCH /books/{book_id}`
 */
export interface UpdateBookOperation {
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
      /** Book to change; left out: a new one. */
      book_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateBookBody } };
  responses: {
    200: Success<Schemas["SaveBookOutput"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // book_lent, call_in_progress, outcome_unknown
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

export interface SaveBookBody {
  /** Book to change; left out: a new one. */
  book_id?: string;
  /** Title as printed. */
  title: string;
  /** Who has it at the moment. */
  loan?: {
    /** Name of the borrower. */
    to: string;
    /** Day of return. */
    until?: string;
  };
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface SaveBookOutput {
  book: Schemas["Book"];
  /** The book is new. */
  created: boolean;
}

export interface UpdateBookBody {
  /** Title as printed. */
  title: string;
  /** Who has it at the moment. */
  loan?: {
    /** Name of the borrower. */
    to: string;
    /** Day of return. */
    until?: string;
  };
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
