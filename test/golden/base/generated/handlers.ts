// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A handler for every tool that is not replaced by another, by name. */
export interface ToolHandlers<Context> {
  readonly find_books: import("./tools/books/find_books.ts").FindBooksHandler<Context>;
  readonly list_books: import("./tools/books/list_books.ts").ListBooksHandler<Context>;
  readonly manage_tags: import("./tools/books/manage_tags.ts").ManageTagsHandler<Context>;
  readonly save_book: import("./tools/books/save_book.ts").SaveBookHandler<Context>;
}

/** A handler for every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly book_cover: import("./resources/book_cover.ts").BookCoverResourceHandler<Context>;
  readonly opening_hours: import("./resources/opening_hours.ts").OpeningHoursResourceHandler<Context>;
  readonly shelf_summary: import("./resources/shelf_summary.ts").ShelfSummaryResourceHandler<Context>;
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
