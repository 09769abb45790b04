// Generated from spec/tools/books/manage_tags.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { TagList, TagName } from "../../schemas.ts";

/** Arguments of `manage_tags`, validated, without `account_id` and `preview`. */
export interface ManageTagsInput {
  /** What to do. */
  action: "list" | "add" | "remove";
  /** Book whose tags are meant. */
  book_id: string;
  /** Tags to add or remove. */
  tags?: readonly TagName[];
}

/** Failures of `manage_tags` that a caller can act on. */
export type ManageTagsErrorCode = CommonErrorCode;

/** Manage tags: Read, add or remove the tags of a book. */
export type ManageTagsHandler<Context> = (
  input: ManageTagsInput,
  context: Context,
) => Promise<TagList>;

/** What the runtime knows of `manage_tags`. */
export const tool: ToolModule = {
  entry: {
    name: "manage_tags",
    title: "Manage tags",
    category: "books",
    effect: "destructive",
    idempotent: true,
    safety: "change",
    live: true,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: "tags",
    keepsRecords: false,
    reports: false,
    actions: {
      argument: "action",
      effects: {
        list: { effect: "read", idempotent: true, safety: null },
        add: { effect: "write", idempotent: true, safety: "change" },
        remove: { effect: "destructive", idempotent: true, safety: null },
      },
    },
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
      path: "/books/{book_id}/tags",
      tool: "manage_tags",
      operationId: "manage_tags",
      pathParameters: ["book_id"],
      queryParameters: ["tags", "account_id"],
      parameterTypes: { tags: { items: [["string"]] } },
      bodyProperties: [],
      fixed: { action: "list" },
    },
    {
      method: "POST",
      path: "/books/{book_id}/tags",
      tool: "manage_tags",
      operationId: "add_tags",
      pathParameters: ["book_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["tags", "account_id", "preview"],
      fixed: { action: "add" },
    },
    {
      method: "DELETE",
      path: "/books/{book_id}/tags",
      tool: "manage_tags",
      operationId: "remove_tags",
      pathParameters: ["book_id"],
      queryParameters: ["tags", "account_id"],
      parameterTypes: { tags: { items: [["string"]] } },
      bodyProperties: [],
      fixed: { action: "remove" },
    },
  ],
  listed: {
    name: "manage_tags",
    title: "Manage tags",
    description: "Read, add or remove the tags of a book.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["action", "book_id"],
      properties: {
        action: { enum: ["list", "add", "remove"], description: "What to do." },
        book_id: { type: "string", description: "Book whose tags are meant." },
        tags: {
          type: "array",
          items: { type: "string", maxLength: 20 },
          maxItems: 10,
          description: "Tags to add or remove.",
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data"],
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            properties: { name: { type: "string" }, books: { type: "integer" } },
          },
        },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
};
