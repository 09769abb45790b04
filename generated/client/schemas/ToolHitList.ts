// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All ToolHit entries. */
export interface ToolHitList {
  /** All entries. */
  data: Schemas["ToolHit"][];
}
