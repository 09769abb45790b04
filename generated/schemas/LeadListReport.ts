// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { LeadList, LeadRefusal, NoMatches } from "../schemas.ts";

/** What a call changed in a lead list. */
export interface LeadListReport {
  lead_list: LeadList;
  /** Leads added to the list. */
  added: number;
  /** Leads removed from the list. */
  removed: number;
  /** Leads to add that were already on the list, or leads to remove that were not on it. */
  unchanged: number;
  /** Members who were not leads before. */
  leads_created: number;
  /** Existing leads whose tags, stage, note or custom fields changed. */
  leads_updated: number;
  /** How many were refused. */
  refused: number;
  /** Numbers of refused items by reason. */
  refused_by_reason: ReadonlyArray<{
    /** Reason. */
    reason: string;
    /** Number of entries. */
    count: number;
  }>;
  /** The first 100 refusals, by row. */
  refusals: readonly LeadRefusal[];
  /** The refused rows of a CSV file, by explanation; empty for other tools. */
  refused_rows: ReadonlyArray<{
    /** Reason. */
    reason: string;
    /** Explanation of the reason. */
    text: string;
    /** Numbers and ranges of rows, such as 3-102, 150. */
    rows: string;
    /** Refused rows that `rows` omits because there are more than 20 ranges. */
    rows_omitted: number;
  }>;
  /** Continues import_leads_from_search; null at the end and for other tools. */
  next_cursor: string | null;
  /** What to change if the search of import_leads_from_search has no results; otherwise, and for other tools, null. */
  no_matches: NoMatches | null;
}
