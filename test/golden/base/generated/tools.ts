// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ToolModule } from "switchboard/contract";
import { tool as list_books } from "./tools/books/list_books.ts";
import { tool as save_book } from "./tools/books/save_book.ts";
import { tool as manage_tags } from "./tools/books/manage_tags.ts";
import { tool as browse_shelf } from "./tools/books/browse_shelf.ts";
import { tool as find_books } from "./tools/books/find_books.ts";

/** All callable tools, in spec order. */
export const tools: readonly ToolModule[] = [
  list_books,
  save_book,
  manage_tags,
  browse_shelf,
  find_books,
];
