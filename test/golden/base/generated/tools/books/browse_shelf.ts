// Generated from spec/tools/books/browse_shelf.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

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
export type BrowseShelfHandler<Context> = (input: BrowseShelfInput, context: Context) => Promise<BookPage>;
