// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

export const compiled = {
  tools: {
    __proto__: null,
    browse_shelf: () => import("./tools/books/browse_shelf.js"),
    find_books: () => import("./tools/books/find_books.js"),
    list_books: () => import("./tools/books/list_books.js"),
    manage_tags: () => import("./tools/books/manage_tags.js"),
    save_book: () => import("./tools/books/save_book.js"),
  },
  resources: {
    __proto__: null,
    shelf_summary: () => import("./schemas/ShelfSummary.js"),
  },
};
