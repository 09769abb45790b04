// Generated from spec/tools/books/list_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

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
export type ListBooksHandler<Context> = (input: ListBooksInput, context: Context) => Promise<BookPage>;
