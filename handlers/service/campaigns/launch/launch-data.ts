import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { CategoryUsage } from "../../../../runtime/index.ts";
import type { LeadListOverview } from "../../leads/lead-lists.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import type { ContinuingLead } from "./continuing-leads.ts";
import type { OtherCampaigns } from "./other-campaigns.ts";
import type { PersonalizedLead } from "./personalize-leads.ts";
import type { ActionPlan } from "./plan-actions.ts";

/** The data that determines the blockers and warnings of a launch. */
export interface LaunchData {
  readonly context: CampaignContext;
  readonly campaign: CampaignRecord;
  readonly settings: OutreachSettings;
  /** The number of candidates, including leads that turn out to be ineligible. */
  readonly leadCount: number;
  /** The eligible leads, which the launch enrolls. */
  readonly leads: readonly PersonalizedLead[];
  /** Enrollments of an earlier launch that continue. */
  readonly resumed: readonly ContinuingLead[];
  readonly plan: ActionPlan;
  readonly usage: readonly CategoryUsage[];
  readonly inmailCredits: number;
  readonly otherCampaigns: OtherCampaigns;
  readonly leadLists: LeadListOverview;
}
