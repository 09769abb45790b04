// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A recommendation that another member wrote for a profile. */
export interface Recommendation {
  /** Recommendation id (rec_...). */
  id: string;
  author: Schemas["MemberRef"];
  /** How the author knows the member, for example: worked in the same team. null if unknown. */
  relationship: string | null;
  /** Text as written. */
  text: string;
  /** Time of writing. */
  written_at: string;
}
