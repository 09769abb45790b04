// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What became of each entry, in the order of the request. */
export interface ExclusionReport {
  added: number;
  /** Entries that existed already. */
  unchanged: number;
  refused: number;
  data: Array<{
    /** As in the request. */
    item: string;
    kind: "member" | "company" | "domain";
    /** unchanged: the entry existed already. */
    status: "added" | "unchanged" | "not_found" | "invalid";
    /** null if refused. */
    exclusion_id: string | null;
    /** The name of what is excluded, or why the entry was refused. */
    text: string;
  }>;
}
