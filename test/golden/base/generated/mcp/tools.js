// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import list_books from "./tools/books/list_books.json" with { type: "json" };
import save_book from "./tools/books/save_book.json" with { type: "json" };
import manage_tags from "./tools/books/manage_tags.json" with { type: "json" };
import browse_shelf from "./tools/books/browse_shelf.json" with { type: "json" };
import find_books from "./tools/books/find_books.json" with { type: "json" };

export const tools = [
  list_books,
  save_book,
  manage_tags,
  browse_shelf,
  find_books,
];
