// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A skipped lead. */
export interface SkippedLead {
  /** The id given in the call; for a list, the lead id. */
  id: string;
  /** Name of the member; null if unknown. */
  name: string | null;
  /** The reason in words. */
  text: string;
}
