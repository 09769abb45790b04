// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { HelpHit, NoMatches } from "../schemas.ts";

/** Pages of the documentation, best first. */
export interface HelpHitList {
  /** The best pages, at most limit. */
  data: readonly HelpHit[];
  /** Set if the keyword matches nothing, otherwise null. */
  no_matches: NoMatches | null;
}
