// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Position } from "../schemas.ts";

/** All Position entries. */
export interface PositionList {
  /** All entries. */
  data: readonly Position[];
}
