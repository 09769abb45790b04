// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Book } from "../schemas.ts";

/** All Book entries. */
export interface BookList {
  /** All entries. */
  data: readonly Book[];
}
