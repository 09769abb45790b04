// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Tag } from "../schemas.ts";

/** A book on the shelf. */
export interface Book {
  book_id: string;
  title: string;
  tags: readonly Tag[];
  sequel?: Book;
}
