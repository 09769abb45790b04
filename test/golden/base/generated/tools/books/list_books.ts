// Generated from spec/tools/books/list_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookPage, TagName } from "../../schemas.ts";

/** The validated arguments of `list_books`, without `account_id` and `preview`. */
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

/** The error codes that `list_books` can return. */
export type ListBooksErrorCode = CommonErrorCode;

/** List books: List the books of the shelf, newest first. */
export type ListBooksHandler<Context> = (
  input: ListBooksInput,
  context: Context,
) => Promise<BookPage>;

/** The data of `list_books` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_books",
    title: "List books",
    description: "List the books of the shelf, newest first.",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["tags", "order", "limit", "cursor", "account_id"],
    structuredArguments: ["tags", "labels"],
    headers: [{ argument: "limit", header: "Page-Size" }],
    changes: [],
    contents: null,
    errors: [],
    renamedArguments: { labels: "tags" },
    details: "Books without a tag come last.\n",
    synonyms: ["reading list"],
  },
  routes: [
    {
      method: "GET",
      path: "/books",
      tool: "list_books",
      operationId: "list_books",
      pathParameters: [],
      queryParameters: ["tags", "order", "limit", "cursor", "account_id", "labels"],
      parameterTypes: { tags: { items: [["string"]] }, limit: { value: ["integer"] }, labels: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          labels: [
            "Deprecation",
            "@1793491200",
            "Sunset",
            "Tue, 02 Nov 2027 00:00:00 GMT",
            "Link",
            "</docs/tools/books/list_books>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
