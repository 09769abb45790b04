// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All Book entries. */
export interface BookList {
  /** All entries. */
  data: Schemas["Book"][];
}
