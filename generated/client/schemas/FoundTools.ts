// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Tools that fit a task, best first. */
export interface FoundTools {
  /** Tools that the scopes of the caller contain. */
  data: Schemas["ToolHit"][];
  /** Tools that fit as well as those in data but require another scope. The person can grant one. */
  out_of_scope: Array<{
    name: string;
    /** Scopes of which any one is sufficient. */
    scopes: string[];
  }>;
}
