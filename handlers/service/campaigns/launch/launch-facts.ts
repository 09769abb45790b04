import type { CategoryUsage } from "../../../../runtime/index.ts";
import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { ActionPlan } from "./plan-actions.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import type { ComposedLead } from "./personalize-leads.ts";
import type { KnownLeadLists } from "../../leads/lead-lists.ts";
import type { ResumedLead } from "./active-enrollments.ts";
import type { RunningBeside } from "./other-campaigns.ts";

/** All that blockers and warnings of a launch are found from. */
export interface LaunchFacts {
  readonly context: CampaignContext;
  readonly campaign: CampaignRecord;
  readonly settings: OutreachSettings;
  /** Leads that the launch enrols. */
  readonly composed: readonly ComposedLead[];
  /** Leads enrolled by an earlier launch that go on. */
  readonly resumed: readonly ResumedLead[];
  readonly plan: ActionPlan;
  readonly usage: readonly CategoryUsage[];
  readonly inmailCredits: number;
  readonly beside: RunningBeside;
  readonly leadLists: KnownLeadLists;
}
