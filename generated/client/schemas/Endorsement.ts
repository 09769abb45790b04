// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The account's endorsement of a member's skill. */
export interface Endorsement {
  profile: Schemas["MemberRef"];
  /** As the member spells it. */
  skill: string;
  /** Time of the endorsement. */
  endorsed_at: string;
  /** Endorsements of the skill by all members. */
  endorsement_count: number;
}
