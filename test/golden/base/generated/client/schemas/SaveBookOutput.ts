// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

export interface SaveBookOutput {
  book: Schemas["Book"];
  /** The book is new. */
  created: boolean;
}
