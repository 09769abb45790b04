// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { SearchParameter } from "../schemas.ts";

/** All SearchParameter entries. */
export interface SearchParameterList {
  /** All entries. */
  data: readonly SearchParameter[];
}
