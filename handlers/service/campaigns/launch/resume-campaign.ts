import { Failure } from "../../../../runtime/index.ts";
import { readLeadLists } from "../../leads/lead-lists.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { findSetupIssues } from "../setup/setup-issues.ts";
import { readActiveEnrollments } from "./active-enrollments.ts";
import { planCampaign } from "./plan-campaign.ts";
import { planNextStep } from "./plan-next-step.ts";

/**
 * Resumes a paused campaign. The next step of each lead is planned again: overdue steps are spread over the coming working
 * hours. Resuming a running campaign changes nothing.
 * @throws Failure `not_found`, and `conflict` if the campaign is neither paused nor running, or cannot act with its setup.
 */
export async function resumeCampaign(context: CampaignContext, id: string): Promise<void> {
  const campaign = await lockCampaign(context, id);
  const status = statusAfter(campaign, "resume_campaign");
  if (status === campaign.status) return;
  const settings = await readOutreachSettings(context);
  const [issue] = findSetupIssues(campaign, settings, context.account, await readLeadLists(context), true);
  if (issue)
    throw new Failure("conflict", {
      detail: issue.text,
      hint: "Correct it, then call resume_campaign again. A campaign changed with upsert_campaign is launched again with preview_campaign_launch.",
    });
  const resumed = await readActiveEnrollments(context, campaign);
  const plan = await planCampaign(context, campaign, settings, await context.limits.safety(), { resumed, newLeads: 0 });
  for (const [at, lead] of resumed.entries()) {
    const due_at = plan.firstDueAt[at] ?? context.now();
    if (due_at === lead.due_at) continue;
    await planNextStep(context, campaign, { ...lead, variant: lead.variants[lead.step - 1] ?? null, due_at });
  }
  await changeStatus(context, campaign, status);
}
