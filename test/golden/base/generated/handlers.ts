// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ListBooksHandler } from "./tools/books/list_books.ts";
import type { SaveBookHandler } from "./tools/books/save_book.ts";
import type { ManageTagsHandler } from "./tools/books/manage_tags.ts";
import type { FindBooksHandler } from "./tools/books/find_books.ts";
import type { BookCoverResourceHandler } from "./resources/book_cover.ts";
import type { OpeningHoursResourceHandler } from "./resources/opening_hours.ts";
import type { ShelfSummaryResourceHandler } from "./resources/shelf_summary.ts";

/** A handler for every tool that is not replaced by another, by name. */
export interface ToolHandlers<Context> {
  readonly list_books: ListBooksHandler<Context>;
  readonly save_book: SaveBookHandler<Context>;
  readonly manage_tags: ManageTagsHandler<Context>;
  readonly find_books: FindBooksHandler<Context>;
}

/** A handler for every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly book_cover: BookCoverResourceHandler<Context>;
  readonly opening_hours: OpeningHoursResourceHandler<Context>;
  readonly shelf_summary: ShelfSummaryResourceHandler<Context>;
}

/** What a caller has typed of an argument so far, and what it gave for the others. */
export interface CompletionInput {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** Proposes values that fit what was typed, the likeliest first. */
export type CompletionHandler<Context> = (input: CompletionInput, context: Context) => Promise<readonly string[]>;

/** A handler for every completion, by name. */
export interface CompletionHandlers<Context> {
  readonly book_ids: CompletionHandler<Context>;
  readonly shelf_topics: CompletionHandler<Context>;
}
