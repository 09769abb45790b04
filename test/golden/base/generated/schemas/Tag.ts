// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { TagName } from "../schemas.ts";

/** A word that sorts books. */
export interface Tag {
  name: TagName;
  /** How many books have it. */
  books?: number;
}
