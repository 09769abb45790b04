// Generated from spec/tools/books/browse_shelf.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookPage } from "../../schemas.ts";

/** Arguments of `browse_shelf`, validated, without `account_id` and `preview`. */
export interface BrowseShelfInput {
  /** Most books on one page. */
  count: number;
  /** Where the page before ended. */
  cursor?: string;
}

/** Failures of `browse_shelf` that a caller can act on. */
export type BrowseShelfErrorCode = CommonErrorCode;

/** Browse shelf: List the books by title. */
export type BrowseShelfHandler<Context> = (
  input: BrowseShelfInput,
  context: Context,
) => Promise<BookPage>;

/** What the runtime knows of `browse_shelf`. */
export const tool: ToolModule = {
  entry: {
    name: "browse_shelf",
    title: "Browse shelf",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    live: false,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
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
    replacedBy: { tool: "list_books", input: { order: { value: "title" }, limit: { from: "count" } }, output: [] },
  },
  routes: [
    {
      method: "GET",
      path: "/shelf",
      tool: "browse_shelf",
      operationId: "browse_shelf",
      pathParameters: [],
      queryParameters: ["count", "cursor", "account_id"],
      parameterTypes: { count: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
      deprecation: {
        route: [
          "Deprecation",
          "@1793491200",
          "Sunset",
          "Thu, 01 Jul 2027 00:00:00 GMT",
          "Link",
          "</docs>; rel=\"deprecation\"; type=\"text/html\"",
        ],
        arguments: {},
      },
    },
  ],
  listed: {
    name: "browse_shelf",
    title: "Browse shelf",
    description: "List the books by title. Deprecated since 2026-11-01; use list_books instead. It will be removed after 2027-06-30.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        count: { type: "integer", minimum: 1, maximum: 20, default: 5, description: "Most books on one page." },
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
