// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Tools that match a task, best first. */
export interface FoundTools {
  /** Tools that the scopes of the caller contain. */
  data: Schemas["ToolHit"][];
  /** Tools among the best matches that require another scope, which the user can grant. */
  out_of_scope: Array<{
    /** Name of the tool. */
    name: string;
    /** Scopes that contain it; any one is sufficient. */
    scopes: string[];
  }>;
  /** If data is empty, what to do; otherwise null. */
  hint: string | null;
}
