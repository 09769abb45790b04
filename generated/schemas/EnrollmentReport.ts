// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignLeadCounts, CampaignStatus, SkippedLeads } from "../schemas.ts";

/** Result of adding leads to a campaign or removing them. */
export interface EnrollmentReport {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Status after the call. */
  status: CampaignStatus;
  /** Leads added by the call. */
  added_count: number;
  /** Leads removed or stopped by the call. */
  removed_count: number;
  /** Number of skipped leads. */
  skipped_count: number;
  /** One entry per reason, most leads first. */
  skipped: readonly SkippedLeads[];
  /** Earliest step planned by the call; null if none was planned. */
  first_action_at: string | null;
  /** All leads of the campaign after the call. */
  leads: CampaignLeadCounts;
}
