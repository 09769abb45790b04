// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NoMatches, SearchParameter } from "../schemas.ts";

/** Values of a filter, most used first. */
export interface SearchParameterList {
  /** The first values, at most limit. */
  data: readonly SearchParameter[];
  /** Set if the keyword matches nothing, otherwise null. */
  no_matches: NoMatches | null;
}
