// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The result for each entry, in the order of the request. */
export interface ExclusionReport {
  /** How many were added. */
  added: number;
  /** Entries that already existed. */
  unchanged: number;
  /** How many were refused. */
  refused: number;
  /**
   * Campaign enrollments that have a next step and whose lead is excluded by an entry of the request. This step is not
   * executed: the sequence stops when the step would be executed.
   */
  campaign_leads: number;
  /** One item per entry of the request. */
  data: Array<{
    /** As in the request. */
    item: string;
    /** Kind of the entry. */
    kind: "member" | "company" | "domain";
    /** unchanged: the entry already existed. */
    status: "added" | "unchanged" | "not_found" | "invalid";
    /** null if refused. */
    exclusion_id: string | null;
    /** The name of the excluded member, company or domain, or why the entry was refused. */
    text: string;
  }>;
}
