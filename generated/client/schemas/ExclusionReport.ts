// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The result for each entry, in the order of the request. */
export interface ExclusionReport {
  added: number;
  /** Entries that already existed. */
  unchanged: number;
  refused: number;
  data: Array<{
    /** As in the request. */
    item: string;
    kind: "member" | "company" | "domain";
    /** unchanged: the entry already existed. */
    status: "added" | "unchanged" | "not_found" | "invalid";
    /** null if refused. */
    exclusion_id: string | null;
    /** The name of the excluded member, company or domain, or why the entry was refused. */
    text: string;
  }>;
}
