// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All Skill entries. */
export interface SkillList {
  /** All entries. */
  data: Schemas["Skill"][];
}
