// Generated from spec/tools/books/find_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookList, TagName } from "../../schemas.ts";

/** Arguments of `find_books`, validated, without `account_id` and `preview`. */
export interface FindBooksInput {
  tag?: TagName;
}

/** Failures of `find_books` that a caller can act on. */
export type FindBooksErrorCode = CommonErrorCode;

/** Find books: Older name for list_books. */
export type FindBooksHandler<Context> = (
  input: FindBooksInput,
  context: Context,
) => Promise<BookList>;

/** What the runtime knows of `find_books`. */
export const tool: ToolModule = {
  entry: {
    name: "find_books",
    title: "Find books",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    live: false,
    scopes: ["legacy", "everything"],
    timeoutMs: 2000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: true,
    reports: false,
    actions: null,
    headers: [],
    changes: [],
    contents: null,
    errors: [
      "bad_request",
      "invalid_arguments",
      "invalid_cursor",
      "preview_not_supported",
      "unauthenticated",
      "out_of_scope",
      "origin_not_allowed",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "call_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "expectation_failed",
      "idempotency_mismatch",
      "rate_limited",
      "safety_limit_reached",
      "headers_too_large",
      "internal_error",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/books/find",
      tool: "find_books",
      operationId: "find_books",
      pathParameters: [],
      queryParameters: ["tag", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "find_books",
    title: "Find books",
    description: "Older name for list_books.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        tag: { type: "string", description: "A word: lower-case letters.", maxLength: 20 },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data"],
      properties: { data: { type: "array", items: { $ref: "#/$defs/Book" } } },
      $defs: {
        Book: {
          type: "object",
          required: ["book_id", "title", "tags"],
          properties: {
            book_id: { type: "string" },
            title: { type: "string" },
            tags: {
              type: "array",
              items: {
                type: "object",
                required: ["name"],
                properties: { name: { type: "string" }, books: { type: "integer" } },
              },
            },
            sequel: { $ref: "#/$defs/Book" },
          },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
};
