// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Tag } from "../schemas.ts";

/** All Tag entries. */
export interface TagList {
  /** All entries. */
  data: readonly Tag[];
}
