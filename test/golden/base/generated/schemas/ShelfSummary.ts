// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Book } from "../schemas.ts";

/** The shelf in figures. */
export interface ShelfSummary {
  books: number;
  newest: Book | null;
}
