// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Why a lead was not changed. */
export interface LeadRefusal {
  /** Row of the CSV file; the header is row 1. null for other tools. */
  row: number | null;
  /** The id, handle or URL of the request, or the beginning of the row. */
  item: string;
  /**
   * not_found: unknown or not visible; ambiguous: several members match; repeated: an earlier item identifies the same
   * member.
   */
  reason: "not_found" | "ambiguous" | "own_profile" | "repeated" | "invalid";
  /** Explanation of the reason. */
  text: string;
}
