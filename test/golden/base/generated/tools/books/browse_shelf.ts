// Generated from spec/tools/books/browse_shelf.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookPage } from "../../schemas.ts";

/** The validated arguments of `browse_shelf`, without `account_id` and `preview`. */
export interface BrowseShelfInput {
  /** Most books on one page. */
  count: number;
  /** Where the page before ended. */
  cursor?: string;
}

/** The error codes that `browse_shelf` can return. */
export type BrowseShelfErrorCode = CommonErrorCode;

/** Browse shelf: List the books by title. */
export type BrowseShelfHandler<Context> = (
  input: BrowseShelfInput,
  context: Context,
) => Promise<BookPage>;

/** The data of `browse_shelf` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "browse_shelf",
    title: "Browse shelf",
    description: "List the books by title. Deprecated since 2026-11-01; use list_books instead. It will be removed after 2027-06-30.",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["count", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
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
          "</docs/categories/books>; rel=\"deprecation\"; type=\"text/html\"",
        ],
        arguments: {},
      },
    },
  ],
};
