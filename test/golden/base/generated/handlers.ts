// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ListBooksHandler } from "./tools/books/list_books.ts";
import type { SaveBookHandler } from "./tools/books/save_book.ts";
import type { ManageTagsHandler } from "./tools/books/manage_tags.ts";
import type { FindBooksHandler } from "./tools/books/find_books.ts";
import type { ShelfSummaryResourceHandler } from "./resources/shelf_summary.ts";

/** A handler for every tool, by name. */
export interface ToolHandlers<Context> {
  readonly list_books: ListBooksHandler<Context>;
  readonly save_book: SaveBookHandler<Context>;
  readonly manage_tags: ManageTagsHandler<Context>;
  readonly find_books: FindBooksHandler<Context>;
}

/** A handler for every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly shelf_summary: ShelfSummaryResourceHandler<Context>;
}
