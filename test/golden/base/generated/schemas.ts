// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

export type { Book } from "./schemas/Book.ts";
export type { BookList } from "./schemas/BookList.ts";
export type { BookPage } from "./schemas/BookPage.ts";
export type { SaveBookOutput } from "./tools/books/save_book.ts";
export type { ShelfSummary } from "./schemas/ShelfSummary.ts";
export type { Tag } from "./schemas/Tag.ts";
export type { TagList } from "./schemas/TagList.ts";
export type { TagName } from "./schemas/TagName.ts";
