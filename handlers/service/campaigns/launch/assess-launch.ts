import { createHash } from "node:crypto";
import type { LaunchIssue } from "../../../../generated/schemas.ts";
import { canonicalJson } from "../../../../runtime/index.ts";
import { readLeadLists } from "../../leads/lead-lists.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { readCandidates } from "./candidates.ts";
import { readContinuingLeads, type BarredLead } from "./continuing-leads.ts";
import { findBlockers } from "./launch-blockers.ts";
import type { LaunchData } from "./launch-data.ts";
import { findWarnings } from "./launch-warnings.ts";
import { readOtherCampaigns } from "./other-campaigns.ts";
import { personalizeLeads } from "./personalize-leads.ts";
import { planCampaign } from "./plan-campaign.ts";
import { selectLeads, type IneligibleLead } from "./select-leads.ts";

/** The effects of launching the campaign now, the issues that prevent the launch, and the warnings. */
export interface LaunchAssessment extends LaunchData {
  readonly ineligible: readonly IneligibleLead[];
  readonly barred: readonly BarredLead[];
  readonly blockers: readonly LaunchIssue[];
  readonly warnings: readonly LaunchIssue[];
  /** A hash of the setup, the settings, the leads and their texts. A launch token is valid only for one such hash. */
  readonly contentHash: string;
}

/** Determines the effects of launching the campaign and the issues that prevent it, without changing anything. */
export async function assessLaunch(context: CampaignContext, campaign: CampaignRecord): Promise<LaunchAssessment> {
  const settings = await readOutreachSettings(context);
  const candidates = await readCandidates(context, campaign);
  const { eligible, ineligible } = await selectLeads(context, campaign, candidates);
  const leads = personalizeLeads(campaign, settings, eligible);
  const { resumed, barred } = await readContinuingLeads(context, campaign);
  const usage = await context.limits.safety();
  const plan = await planCampaign(context, campaign, settings, usage, { resumed, newLeads: leads.length });
  const inmailCredits = await context.network.leads.inmailCredits();
  const otherCampaigns = await readOtherCampaigns(context, campaign);
  const leadLists = await readLeadLists(context);
  const data = {
    context,
    campaign,
    settings,
    leadCount: candidates.length,
    leads,
    resumed,
    plan,
    usage,
    inmailCredits,
    otherCampaigns,
    leadLists,
  };
  return {
    ...data,
    ineligible,
    barred,
    blockers: findBlockers(data),
    warnings: findWarnings(data),
    contentHash: hashContent(data),
  };
}

function hashContent({
  campaign,
  settings,
  leads,
  resumed,
}: Pick<LaunchData, "campaign" | "settings" | "leads" | "resumed">): string {
  const { name, steps, schedule, daily_cap, weekly_cap, stop_on, lead_list_id } = campaign;
  const { updated_at: _updatedAt, ...rules } = settings;
  const hash = createHash("sha256");
  hash.update(canonicalJson({ name, steps, schedule, daily_cap, weekly_cap, stop_on, lead_list_id, rules }));
  for (const { enrollment_id, step } of resumed) hash.update(`\n${enrollment_id} ${step}`);
  for (const { lead, steps: personalizedSteps } of leads) {
    const texts = personalizedSteps.map(({ variant, subject, text }) => [
      variant,
      subject?.text ?? null,
      text?.text ?? null,
    ]);
    hash.update(`\n${lead.lead_id} ${JSON.stringify(texts)}`);
  }
  return hash.digest().subarray(0, 16).toString("base64url");
}
