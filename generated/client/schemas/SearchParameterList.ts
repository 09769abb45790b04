// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Values of a filter, most used first. */
export interface SearchParameterList {
  /** The first values, at most limit. */
  data: Schemas["SearchParameter"][];
  /** Set if the keyword matches nothing, otherwise null. */
  no_matches: Schemas["NoMatches"] | null;
}
