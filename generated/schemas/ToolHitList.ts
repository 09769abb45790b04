// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolHit } from "../schemas.ts";

/** All ToolHit entries. */
export interface ToolHitList {
  /** All entries. */
  data: readonly ToolHit[];
}
