// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All Position entries. */
export interface PositionList {
  /** All entries. */
  data: Schemas["Position"][];
}
