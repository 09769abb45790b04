import { endLeads } from "../stages/end-leads.ts";
import { changeStatus, completeIfDone, statusAfter } from "../life-cycle.ts";
import type { LaunchAssessment } from "./assess-launch.ts";
import { enrollLeads } from "./enroll-leads.ts";
import { resumeEnrollments } from "./resume-enrollments.ts";

/**
 * Carries out an assessed launch: enrolls the eligible leads, plans the first step of each and the next step of the
 * enrollments that continue, and sets the campaign to running. Ends the enrollments of leads that were added to the draft
 * but have become ineligible.
 */
export async function startCampaign(assessment: LaunchAssessment, tokenHash: string): Promise<void> {
  const { context, campaign, leads, resumed, plan } = assessment;
  const now = context.now();
  const enrollments = leads.map(({ lead, steps }, at) => ({
    lead,
    steps,
    dueAt: plan.firstDueAt[resumed.length + at] ?? now,
  }));
  await resumeEnrollments(assessment); // first, because it cancels all planned steps
  await enrollLeads(context, campaign, enrollments);
  await endIneligible(assessment);
  const status = statusAfter(campaign, "confirm_campaign_launch");
  await changeStatus(context, campaign, status, { launch_token_hash: tokenHash, principal_id: context.caller.id });
  await completeIfDone(context, campaign.id); // if steps were removed, possibly no lead has a next one
}

async function endIneligible({ context, campaign, ineligible }: LaunchAssessment): Promise<void> {
  const variants = JSON.stringify(campaign.steps.map(() => null));
  for (const { enrollment_id, reason } of ineligible) {
    if (enrollment_id === null) continue;
    await endLeads(context, { id: enrollment_id }, "stopped", reason);
    await context.db
      .updateTable("svc_enrollments")
      .set({ variants })
      .where("id", "=", enrollment_id)
      .where("campaign_id", "=", campaign.id)
      .execute();
  }
}
