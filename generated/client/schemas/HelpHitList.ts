// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All HelpHit entries. */
export interface HelpHitList {
  /** All entries. */
  data: Schemas["HelpHit"][];
}
