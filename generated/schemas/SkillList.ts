// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Skill } from "../schemas.ts";

/** All Skill entries. */
export interface SkillList {
  /** All entries. */
  data: readonly Skill[];
}
