// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A book on the shelf. */
export interface Book {
  book_id: string;
  title: string;
  tags: Schemas["Tag"][];
  sequel?: Schemas["Book"];
}
