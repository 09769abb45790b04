// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A book on the shelf. */
export interface Book {
  book_id: string;
  title: string;
  tags: readonly Tag[];
  sequel?: Book;
}

/** All Book entries. */
export interface BookList {
  /** All entries. */
  data: readonly Book[];
}

/** One page of Book entries. */
export interface BookPage {
  /** Entries of this page. */
  data: readonly Book[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

export interface SaveBookOutput {
  book: Book;
  /** The book is new. */
  created: boolean;
}

/** The shelf in figures. */
export interface ShelfSummary {
  books: number;
  newest: Book | null;
}

/** A word that sorts books. */
export interface Tag {
  name: TagName;
  /** How many books have it. */
  books?: number;
}

/** All Tag entries. */
export interface TagList {
  /** All entries. */
  data: readonly Tag[];
}

/** A word: lower-case letters. */
export type TagName = string;
