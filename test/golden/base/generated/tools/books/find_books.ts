// Generated from spec/tools/books/find_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BookList, TagName } from "../../schemas.ts";

/** The validated arguments of `find_books`, without `account_id` and `preview`. */
export interface FindBooksInput {
  tag?: TagName;
}

/** The error codes that `find_books` can return. */
export type FindBooksErrorCode = CommonErrorCode;

/** Find books: Older name for list_books. */
export type FindBooksHandler<Context> = (
  input: FindBooksInput,
  context: Context,
) => Promise<BookList>;

/** The data of `find_books` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "find_books",
    title: "Find books",
    description: "Older name for list_books.",
    category: "books",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["legacy", "everything"],
    timeoutMs: 2000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: true,
    reports: false,
    actions: null,
    arguments: ["tag", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
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
};
