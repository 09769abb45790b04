// Generated from spec/tools/books/save_book.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Book } from "../../schemas.ts";

/** Arguments of `save_book`, validated, without `account_id` and `preview`. */
export interface SaveBookInput {
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
}

export interface SaveBookOutput {
  book: Book;
  /** The book is new. */
  created: boolean;
}

/** Failures of `save_book` that a caller can act on. */
export type SaveBookErrorCode = "book_lent" | CommonErrorCode;

/** Save book: Put a book on the shelf, or change one. */
export type SaveBookHandler<Context> = (
  input: SaveBookInput,
  context: Context,
) => Promise<SaveBookOutput>;

/** What the runtime knows of `save_book`. */
export const tool: ToolModule = {
  entry: {
    name: "save_book",
    title: "Save book",
    category: "books",
    effect: "write",
    idempotent: true,
    safety: "change",
    live: true,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: ["shelf://shelf/summary"],
    contents: [{ kind: "text", path: ["book", "title"] }],
    errors: [
      "book_lent",
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
      method: "POST",
      path: "/books",
      tool: "save_book",
      operationId: "save_book",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["book_id", "title", "loan", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/books/{book_id}",
      tool: "save_book",
      operationId: "update_book",
      pathParameters: ["book_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["title", "loan", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "save_book",
    title: "Save book",
    description: "Put a book on the shelf, or change one. loan requires book_id.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["title"],
      properties: {
        book_id: { type: "string", description: "Book to change; left out: a new one." },
        title: { type: "string", minLength: 1, maxLength: 200, description: "Title as printed." },
        loan: {
          type: "object",
          additionalProperties: false,
          required: ["to"],
          description: "Who has it at the moment.",
          properties: {
            to: { type: "string", description: "Name of the borrower." },
            until: { type: "string", format: "date", description: "Day of return." },
          },
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["book", "created"],
      properties: { book: { $ref: "#/$defs/Book" }, created: { type: "boolean" } },
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
};
