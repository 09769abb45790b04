// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { HelpHit } from "../schemas.ts";

/** All HelpHit entries. */
export interface HelpHitList {
  /** All entries. */
  data: readonly HelpHit[];
}
