// Generated from spec/tools/books/save_book.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { SaveBookOutput } from "../../schemas.ts";

/** Arguments of `save_book`, validated, without `account_id` and `preview`. */
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

/** Failures of `save_book` that a caller can act on. */
export type SaveBookErrorCode = "book_lent" | CommonErrorCode;

/** Save book: Put a book on the shelf, or change one. */
export type SaveBookHandler<Context> = (input: SaveBookInput, context: Context) => Promise<SaveBookOutput>;
