// Generated from spec/tools/books/manage_tags.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { TagList, TagName } from "../../schemas.ts";

/** The validated arguments of `manage_tags`, without `account_id` and `preview`. */
export interface ManageTagsInput {
  /** What to do. */
  action: "list" | "add" | "remove";
  /** Book whose tags are meant. */
  book_id: string;
  /** Tags to add or remove. */
  tags?: readonly TagName[];
}

/** The error codes that `manage_tags` can return. */
export type ManageTagsErrorCode = CommonErrorCode;

/** Manage tags: Read, add or remove the tags of a book. */
export type ManageTagsHandler<Context> = (
  input: ManageTagsInput,
  context: Context,
) => Promise<TagList>;

/** The data of `manage_tags` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "manage_tags",
    title: "Manage tags",
    description: "Read, add or remove the tags of a book. action: add or action: remove requires tags. action: list excludes tags.",
    category: "books",
    effect: "destructive",
    idempotent: true,
    safety: "change",
    requiresConnection: true,
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
        list: { effect: "read", idempotent: true, safety: null, requiresConnection: false },
        add: { effect: "write", idempotent: true, safety: "change", requiresConnection: true },
        remove: { effect: "destructive", idempotent: true, safety: null, requiresConnection: true },
      },
    },
    arguments: ["action", "book_id", "tags", "account_id", "preview"],
    structuredArguments: ["tags"],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
  },
  routes: [
    {
      method: "GET",
      path: "/books/{book_id}/tags",
      tool: "manage_tags",
      operationId: "manage_tags",
      pathParameters: ["book_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
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
};
