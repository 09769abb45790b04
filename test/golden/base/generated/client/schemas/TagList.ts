// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All Tag entries. */
export interface TagList {
  /** All entries. */
  data: Schemas["Tag"][];
}
