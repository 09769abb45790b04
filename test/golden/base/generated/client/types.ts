// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

export interface paths {
  "/books": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List books
     * @description List the books of the shelf, newest first.
     */
    get: operations["list_books"];
    put?: never;
    /**
     * Save book
     * @description Put a book on the shelf, or change one.
     *
     *     `loan` requires `book_id`.
     */
    post: operations["save_book"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/books/{book_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Save book
     * @description Put a book on the shelf, or change one.
     */
    patch: operations["update_book"];
    trace?: never;
  };
  "/books/{book_id}/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Manage tags
     * @description Read, add or remove the tags of a book.
     *
     *     On this route `action` is "list".
     */
    get: operations["manage_tags"];
    put?: never;
    /**
     * Manage tags
     * @description Read, add or remove the tags of a book.
     *
     *     On this route `action` is "add".
     */
    post: operations["add_tags"];
    /**
     * Manage tags
     * @description Read, add or remove the tags of a book.
     *
     *     On this route `action` is "remove".
     */
    delete: operations["remove_tags"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/shelf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Browse shelf
     * @deprecated
     * @description List the books by title.
     *
     *     Deprecated since 2026-11-01; use `list_books` instead. It will be removed after 2027-06-30.
     */
    get: operations["browse_shelf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/books/find": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find books
     * @description Older name for list_books.
     */
    get: operations["find_books"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A book on the shelf. */
    Book: {
      book_id: string;
      title: string;
      tags: components["schemas"]["Tag"][];
      sequel?: components["schemas"]["Book"];
    };
    /** @description All Book entries. */
    BookList: {
      /** @description All entries. */
      data: components["schemas"]["Book"][];
    };
    /** @description One page of Book entries. */
    BookPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Book"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    SaveBookOutput: {
      book: components["schemas"]["Book"];
      /** @description The book is new. */
      created: boolean;
    };
    /** @description A word that sorts books. */
    Tag: {
      name: components["schemas"]["TagName"];
      /** @description How many books have it. */
      books?: number;
    };
    /** @description All Tag entries. */
    TagList: {
      /** @description All entries. */
      data: components["schemas"]["Tag"][];
    };
    /** @description A word: lower-case letters. */
    TagName: string;
    SaveBookBody: {
      /** @description Book to change; left out: a new one. */
      book_id?: string;
      /** @description Title as printed. */
      title: string;
      /** @description Who has it at the moment. */
      loan?: {
        /** @description Name of the borrower. */
        to: string;
        /**
         * Format: date
         * @description Day of return.
         */
        until?: string;
      };
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    UpdateBookBody: {
      /** @description Title as printed. */
      title: string;
      /** @description Who has it at the moment. */
      loan?: {
        /** @description Name of the borrower. */
        to: string;
        /**
         * Format: date
         * @description Day of return.
         */
        until?: string;
      };
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    AddTagsBody: {
      /** @description Tags to add or remove. */
      tags?: components["schemas"]["TagName"][];
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    /** @description A failure (RFC 9457 problem details); MCP carries the same object. */
    Problem: {
      /**
       * Format: uri-reference
       * @description Address of the code's documentation.
       */
      type: string;
      /** @description Name of the failure, the same for every occurrence. */
      title: string;
      /** @description HTTP status. */
      status: number;
      /** @description What went wrong this time. */
      detail: string;
      /**
       * Format: uri-reference
       * @description Path that was called.
       */
      instance?: string;
      /**
       * @description What to branch on.
       * @enum {string}
       */
      code:
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
        | "payload_too_large"
        | "unsupported_media_type"
        | "expectation_failed"
        | "idempotency_mismatch"
        | "rate_limited"
        | "safety_limit_reached"
        | "headers_too_large"
        | "internal_error";
      /** @description What to do about it. */
      hint: string;
      /** @description What to quote to support; equals the X-Request-Id header. */
      request_id: string;
      /** @description Whether the same call may succeed later. */
      retryable: boolean;
      /** @description Wait this long before calling again. */
      retry_after_seconds?: number;
      /** @description Every argument that does not fit. */
      errors?: {
        /** @description JSON pointer into the arguments. */
        pointer: string;
        /** @description What is wrong with it. */
        detail: string;
        /** @description What the schema allows. */
        expected?: string;
        /** @description What to do about it. */
        hint?: string;
      }[];
      /** @description Scopes of which one is needed. */
      scopes?: string[];
      /** @description Safety category of the limit that is reached. */
      category?: string;
      /** @description Units, or calls in each window, that the limit allows. */
      limit?: number;
      /** @description Window of a plan limit. */
      window_seconds?: number;
      /** @description Units left. */
      remaining?: number;
      /**
       * Format: date-time
       * @description When the units are back (UTC).
       */
      reset_at?: string;
    };
  };
  responses: {
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not fit the tool's input schema.
     *     `invalid_cursor`: The cursor was not issued for this tool and these arguments.
     *     `preview_not_supported`: This tool only reads; there is nothing to preview.
     */
    "bad_request-invalid_arguments-invalid_cursor-preview_not_supported": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `unauthenticated`: The API key is missing, invalid, expired or revoked. */
    unauthenticated: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `out_of_scope`: The key's permission scope does not hold this tool.
     *     `origin_not_allowed`: A page of this origin may not call the service.
     */
    "out_of_scope-origin_not_allowed": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `not_found`: The resource does not exist or is not visible to this account. */
    not_found: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `timed_out`: The call did not finish within the tool's time limit. */
    timed_out: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `expectation_failed`: The Expect header asks for something other than 100-continue. */
    expectation_failed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `rate_limited`: The plan limit of this key is reached. */
    rate_limited: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `headers_too_large`: The request line and headers are larger than the server accepts. */
    headers_too_large: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `internal_error`: Something went wrong on our side. */
    internal_error: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not fit the tool's input schema.
     */
    "bad_request-invalid_arguments": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `book_lent`: The book is lent to somebody.
     *     `call_in_progress`: A call with the same idempotency key is still running.
     */
    "book_lent-call_in_progress": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `payload_too_large`: The request body is larger than the tool takes. */
    payload_too_large: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `unsupported_media_type`: The body is not of a type that this route takes. */
    unsupported_media_type: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `idempotency_mismatch`: The idempotency key was used before with other arguments. */
    idempotency_mismatch: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `rate_limited`: The plan limit of this key is reached.
     *     `safety_limit_reached`: The account's daily limit of this action category is reached.
     */
    "rate_limited-safety_limit_reached": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not fit the tool's input schema.
     *     `preview_not_supported`: This tool only reads; there is nothing to preview.
     */
    "bad_request-invalid_arguments-preview_not_supported": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `call_in_progress`: A call with the same idempotency key is still running. */
    call_in_progress: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: {
    /** @description Answer what the call would do, and do nothing. */
    preview: boolean;
    /**
     * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
     * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
     */
    idempotency_key: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of this call; quote it to support. */
    "X-Request-Id": string;
    /** @description What remains of the key's plan limit (draft-ietf-httpapi-ratelimit-headers): `r` calls now, the whole limit in `t` seconds. */
    RateLimit: string;
    /** @description The key's plan limit (draft-ietf-httpapi-ratelimit-headers): `q` calls in a burst, and as many in each window of `w` seconds. */
    "RateLimit-Policy": string;
    /** @description `true` on a stored answer to an idempotency key that was sent before. */
    "Idempotency-Replayed": string;
    /** @description `true` on an answer to a preview: nothing was done. */
    Preview: string;
    /** @description Since when the route, or an argument of the call, is deprecated (RFC 9745): `@` and seconds of the epoch. */
    Deprecation: string;
    /** @description When it stops working (RFC 8594). */
    Sunset: string;
    /** @description Page about the deprecation, `rel="deprecation"` (RFC 8288). */
    Link: string;
    /** @description Wait this many seconds before calling again. */
    "Retry-After": number;
    /** @description How to authenticate (RFC 6750), with the address of the resource metadata (RFC 9728). */
    "WWW-Authenticate": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  list_books: {
    parameters: {
      query?: {
        /** @description Only books with all of them. */
        tags?: components["schemas"]["TagName"][];
        /** @description newest: by the day of purchase. */
        order?: "newest" | "title";
        /** @description Most books on one page. */
        limit?: number;
        /** @description Where the page before ended. */
        cursor?: string;
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Book entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BookPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  save_book: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SaveBookBody"];
      };
    };
    responses: {
      /** @description Save book: the answer. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SaveBookOutput"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["book_lent-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  update_book: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Book to change; left out: a new one. */
        book_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateBookBody"];
      };
    };
    responses: {
      /** @description Save book: the answer. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SaveBookOutput"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["book_lent-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  manage_tags: {
    parameters: {
      query?: {
        /** @description Tags to add or remove. */
        tags?: components["schemas"]["TagName"][];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Book whose tags are meant. */
        book_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All Tag entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TagList"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  add_tags: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Book whose tags are meant. */
        book_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["AddTagsBody"];
      };
    };
    responses: {
      /** @description All Tag entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TagList"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  remove_tags: {
    parameters: {
      query?: {
        /** @description Tags to add or remove. */
        tags?: components["schemas"]["TagName"][];
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Book whose tags are meant. */
        book_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All Tag entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TagList"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  browse_shelf: {
    parameters: {
      query?: {
        /** @description Most books on one page. */
        count?: number;
        /** @description Where the page before ended. */
        cursor?: string;
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Book entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          Deprecation: components["headers"]["Deprecation"];
          Sunset: components["headers"]["Sunset"];
          Link: components["headers"]["Link"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BookPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
  find_books: {
    parameters: {
      query?: {
        tag?: components["schemas"]["TagName"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All Book entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BookList"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
    };
  };
}
