// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The handler of every tool, by name. Older names have no handlers. */
export interface ToolHandlers<Context> {
  readonly find_books: import("./tools/books/find_books.ts").FindBooksHandler<Context>;
  readonly list_books: import("./tools/books/list_books.ts").ListBooksHandler<Context>;
  readonly manage_tags: import("./tools/books/manage_tags.ts").ManageTagsHandler<Context>;
  readonly save_book: import("./tools/books/save_book.ts").SaveBookHandler<Context>;
}

/** The handler of every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly book_cover: import("./resources/book_cover.ts").BookCoverResourceHandler<Context>;
  readonly opening_hours: import("./resources/opening_hours.ts").OpeningHoursResourceHandler<Context>;
  readonly shelf_summary: import("./resources/shelf_summary.ts").ShelfSummaryResourceHandler<Context>;
}

/** The text typed so far for an argument, and the values of other arguments. */
export interface CompletionInput {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** Proposes values that match the typed text, most likely first. */
export type CompletionHandler<Context> = (input: CompletionInput, context: Context) => Promise<readonly string[]>;

/** The handler of every completion, by name. */
export interface CompletionHandlers<Context> {
  readonly book_ids: CompletionHandler<Context>;
  readonly shelf_topics: CompletionHandler<Context>;
}
