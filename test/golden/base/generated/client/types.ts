// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** All routes by path (relative to the base path) and method. */
export interface paths {
  "/books": {
    get: import("./operations/books/list_books.ts").ListBooksOperation;
    post: import("./operations/books/save_book.ts").SaveBookOperation;
  };
  "/books/find": {
    get: import("./operations/books/find_books.ts").FindBooksOperation;
  };
  "/books/{book_id}": {
    patch: import("./operations/books/save_book.ts").UpdateBookOperation;
  };
  "/books/{book_id}/tags": {
    get: import("./operations/books/manage_tags.ts").ManageTagsOperation;
    post: import("./operations/books/manage_tags.ts").AddTagsOperation;
    delete: import("./operations/books/manage_tags.ts").RemoveTagsOperation;
  };
  "/shelf": {
    get: import("./operations/books/browse_shelf.ts").BrowseShelfOperation;
  };
}
