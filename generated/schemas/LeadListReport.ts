// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { LeadList, LeadRefusal } from "../schemas.ts";

/** The changes of a call to a lead list. */
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
  /** Leads whose tags, stage, note or custom fields changed. */
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
  /** The first 100. */
  refusals: readonly LeadRefusal[];
  /** Continues import_leads_from_search; null at the end and for other tools. */
  next_cursor: string | null;
}
