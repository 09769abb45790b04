import { Failure } from "../../../../runtime/index.ts";
import { readLeadLists } from "../../leads/lead-lists.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { wakeCampaigns } from "../wake.ts";
import { findSetupIssues } from "../setup/setup-issues.ts";

/**
 * Resumes a paused campaign. From now on, its steps are executed on behalf of the caller. Steps that became due in the meantime are
 * executed one after the other, like all steps. Resuming a running campaign changes nothing, unless it has no principal
 * yet.
 * @throws Failure `not_found`, and `conflict` if the campaign is neither paused nor running, or cannot act with its
 * setup.
 */
export async function resumeCampaign(context: CampaignContext, id: string): Promise<void> {
  const campaign = await lockCampaign(context, id);
  const status = statusAfter(campaign, "resume_campaign");
  if (status === campaign.status && campaign.principal_id !== null) return;
  const settings = await readOutreachSettings(context);
  const [issue] = findSetupIssues(campaign, settings, context, await readLeadLists(context), true);
  if (issue)
    throw new Failure("conflict", {
      detail: issue.text,
      hint: "Correct it, then call resume_campaign again. If you correct it with upsert_campaign, the campaign becomes a draft; then call preview_campaign_launch.",
    });
  await changeStatus(context, campaign, status, { principal_id: context.caller.id });
  await wakeCampaigns(context);
}
