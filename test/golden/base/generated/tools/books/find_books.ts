// Generated from spec/tools/books/find_books.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { BookList, TagName } from "../../schemas.ts";

/** Arguments of `find_books`, validated, without `account_id` and `preview`. */
export interface FindBooksInput {
  tag?: TagName;
}

/** Failures of `find_books` that a caller can act on. */
export type FindBooksErrorCode = CommonErrorCode;

/** Find books: Older name for list_books. */
export type FindBooksHandler<Context> = (input: FindBooksInput, context: Context) => Promise<BookList>;
