// Generated from spec/tools/books/save_book.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Book } from "../../schemas.ts";

/** The validated arguments of `save_book`, without `account_id` and `preview`. */
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

/** The error codes that `save_book` can return. */
export type SaveBookErrorCode = "book_lent" | CommonErrorCode;

/** Save book: Put a book on the shelf, or change one. */
export type SaveBookHandler<Context> = (
  input: SaveBookInput,
  context: Context,
) => Promise<SaveBookOutput>;

/** The data of `save_book` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_book",
    title: "Save book",
    description: "Put a book on the shelf, or change one. loan requires book_id.",
    category: "books",
    effect: "write",
    idempotent: true,
    safety: "change",
    requiresConnection: true,
    live: true,
    scopes: ["core", "everything"],
    timeoutMs: 5000,
    maxBodyBytes: 65536,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["book_id", "title", "loan", "account_id", "preview"],
    structuredArguments: ["loan"],
    nestedArguments: { "/loan": ["to", "until"] },
    headers: [],
    changes: ["shelf://shelf/summary"],
    contents: [{ kind: "text", path: ["book", "title"] }],
    errors: ["book_lent"],
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
};
