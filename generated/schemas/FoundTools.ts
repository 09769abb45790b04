// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolHit } from "../schemas.ts";

/** Tools that match a task, best first. */
export interface FoundTools {
  /** Tools that the scopes of the caller contain. */
  data: readonly ToolHit[];
  /** Tools among the best matches that require another scope, which the user can grant. */
  out_of_scope: ReadonlyArray<{
    /** Name of the tool. */
    name: string;
    /** Scopes that contain it; any one is sufficient. */
    scopes: readonly string[];
  }>;
  /** If data is empty, what to do; otherwise null. */
  hint: string | null;
}
