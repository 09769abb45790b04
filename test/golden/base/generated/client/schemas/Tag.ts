// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A word that sorts books. */
export interface Tag {
  name: Schemas["TagName"];
  /** How many books have it. */
  books?: number;
}
