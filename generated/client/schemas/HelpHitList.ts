// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Pages of the documentation, best first. */
export interface HelpHitList {
  /** The best pages, at most limit. */
  data: Schemas["HelpHit"][];
  /** Set if the keyword matches nothing, otherwise null. */
  no_matches: Schemas["NoMatches"] | null;
}
