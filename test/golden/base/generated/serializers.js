// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

// Texts in which JSON escapes nothing; those with characters beyond U+FFFF are left to JSON.stringify.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
const word = (v) => '"' + v + '"';
const text = (v) => word(escaped(v));

// What no schema describes: an item is null and a member is left out where JSON has nothing for it.
const json = (v) => JSON.stringify(v) ?? "null";
const member = (key, v) => {
  const value = JSON.stringify(v);
  return value === undefined ? "" : key + value;
};

const list = (items, print) => {
  let entries = "";
  for (const item of items) entries += entries === "" ? print(item) : "," + print(item);
  return "[" + entries + "]";
};

const print_BookPage = (v) =>
  '{"data":' + list(v.data, print_Book) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Book = (v) =>
  '{"book_id":"' + escaped(v.book_id) +
  '","title":"' + escaped(v.title) +
  '","tags":' + list(v.tags, print_Tag) +
  (v.sequel === undefined ? "" : ',"sequel":' + print_Book(v.sequel)) +
  "}";

const print_Tag = (v) =>
  '{"name":"' + escaped(v.name) +
  '"' + (v.books === undefined ? "" : ',"books":' + v.books) +
  "}";

const print_SaveBookOutput = (v) =>
  '{"book":' + print_Book(v.book) +
  ',"created":' + v.created +
  "}";

const print_TagList = (v) =>
  '{"data":' + list(v.data, print_Tag) +
  "}";

const print_BookList = (v) =>
  '{"data":' + list(v.data, print_Book) +
  "}";

export const serializers = {
  __proto__: null,
  list_books: print_BookPage,
  save_book: print_SaveBookOutput,
  manage_tags: print_TagList,
  browse_shelf: print_BookPage,
  find_books: print_BookList,
};
