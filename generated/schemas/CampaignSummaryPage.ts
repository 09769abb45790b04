// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignSummary } from "../schemas.ts";

/** One page of CampaignSummary entries. */
export interface CampaignSummaryPage {
  /** Entries of this page. */
  data: readonly CampaignSummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}
