// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A result of a saved search; only the property for the target of the search is set. */
export interface SavedSearchResult {
  /** New since the previous run or, in the first run, since saving. */
  is_new: boolean;
  profile?: Schemas["ProfileSummary"];
  company?: Schemas["CompanySummary"];
  post?: Schemas["PostItem"];
  job?: Schemas["JobSummary"];
}
