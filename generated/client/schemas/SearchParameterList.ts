// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All SearchParameter entries. */
export interface SearchParameterList {
  /** All entries. */
  data: Schemas["SearchParameter"][];
}
