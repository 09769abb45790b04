// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The named schemas of arguments and results: `Schemas["Problem"]`. */
export interface Schemas {
  AddTagsBody: import("./operations/books/manage_tags.ts").AddTagsBody;
  Book: import("./schemas/Book.ts").Book;
  BookList: import("./schemas/BookList.ts").BookList;
  BookPage: import("./schemas/BookPage.ts").BookPage;
  Problem: import("./schemas/Problem.ts").Problem;
  SaveBookBody: import("./operations/books/save_book.ts").SaveBookBody;
  SaveBookOutput: import("./operations/books/save_book.ts").SaveBookOutput;
  Tag: import("./schemas/Tag.ts").Tag;
  TagList: import("./schemas/TagList.ts").TagList;
  TagName: import("./schemas/TagName.ts").TagName;
  UpdateBookBody: import("./operations/books/save_book.ts").UpdateBookBody;
}
