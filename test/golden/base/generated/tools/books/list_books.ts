// Generated from spec/tools/books/list_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookPage, TagName } from "../../schemas.ts";

/** Arguments of `list_books`, validated, without `account_id` and `preview`. */
export interface ListBooksInput {
  /** Only books with all of them. */
  tags?: readonly TagName[];
  /** newest: by the day of purchase. */
  order: "newest" | "title";
  /** Most books on one page. */
  limit: number;
  /** Where the page before ended. */
  cursor?: string;
}

/** Failures of `list_books` that a caller can act on. */
export type ListBooksErrorCode = CommonErrorCode;

/** List books: List the books of the shelf, newest first. */
export type ListBooksHandler<Context> = (
  input: ListBooksInput,
  context: Context,
) => Promise<BookPage>;

/** What the runtime knows of `list_books`. */
export const tool: ToolModule = {
  entry: {
    name: "list_books",
    title: "List books",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [{ argument: "limit", header: "Page-Size" }],
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
      path: "/books",
      tool: "list_books",
      operationId: "list_books",
      pathParameters: [],
      queryParameters: ["tags", "order", "limit", "cursor", "account_id"],
      parameterTypes: { tags: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "list_books",
    title: "List books",
    description: "List the books of the shelf, newest first.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        tags: {
          type: "array",
          items: { type: "string", maxLength: 20 },
          maxItems: 5,
          description: "Only books with all of them.",
        },
        order: { enum: ["newest", "title"], default: "newest", description: "newest: by the day of purchase." },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 50,
          default: 10,
          description: "Most books on one page.",
          "x-mcp-header": "Page-Size",
        },
        cursor: { type: "string", description: "Where the page before ended." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data", "next_cursor"],
      properties: { data: { type: "array", items: { $ref: "#/$defs/Book" } }, next_cursor: { type: ["string", "null"] } },
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
