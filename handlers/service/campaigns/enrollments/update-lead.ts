import type { Enrollment } from "../../../../generated/schemas.ts";
import type { UpdateCampaignLeadInput } from "../../../../generated/tools/campaigns/update_campaign_lead.ts";
import { Failure } from "../../../../runtime/index.ts";
import { epochMs } from "../../../time/epoch-ms.ts";
import { refuseExcluded } from "../../leads/refuse-excluded.ts";
import { recordResponse } from "../responses/record-response.ts";
import { changeStatus, completeIfDone, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { continueSequence } from "./continue-sequence.ts";
import { describeEnrollments } from "./describe-enrollments.ts";
import { findEnrollment, type LockedLead } from "./find-enrollment.ts";
import { isActive } from "../stages/lead-stages.ts";
import { endLeads } from "../stages/end-leads.ts";
import { findNextTime } from "./next-time.ts";
import { reschedule } from "./reschedule.ts";

/**
 * Changes the stage of a lead or the time of its next step, and records the outcome if the call contains one.
 * @throws Failure `not_found`, `excluded` if the call would continue to contact a lead on the do-not-contact list, `conflict` if the lead or the campaign does not allow the change, and
 * `invalid_arguments` for an invalid time.
 */
export async function updateLead(context: CampaignContext, input: UpdateCampaignLeadInput): Promise<Enrollment> {
  const { campaign_id, lead_id, stage, outcome } = input;
  const campaign = await lockCampaign(context, campaign_id);
  const enrollment = await findEnrollment(context, campaign_id, lead_id);
  const lead = { campaign, enrollment };
  const dueAt = await findNextTime(context, campaign, epochMs(input.next_action_at));
  if (stage !== undefined || dueAt !== null) {
    const status = statusAfter(campaign, "update_campaign_lead");
    if (stage === undefined || stage === "in_progress") await refuseExcluded(context, [enrollment.profile_id]);
    if (stage === "in_progress") await continueLead(context, lead, dueAt);
    else if (stage !== undefined) await endLead(context, lead, stage);
    else if (dueAt !== null) await reschedule(context, lead, dueAt);
    await changeStatus(context, campaign, status);
  }
  if (outcome !== undefined)
    await context.db
      .updateTable("svc_enrollments")
      .set({ outcome })
      .where("id", "=", enrollment.id)
      .where("campaign_id", "=", campaign.id)
      .execute();
  const [described] = await describeEnrollments(context, campaign, [
    await findEnrollment(context, campaign_id, lead_id),
  ]);
  if (!described) throw new Error("the enrollment was not described");
  return described;
}

/** The final stages that a caller may set. */
type EndStage = Exclude<NonNullable<UpdateCampaignLeadInput["stage"]>, "in_progress">;

/** Continues a sequence that has ended; for one that has not, only the time changes. */
async function continueLead(context: CampaignContext, lead: LockedLead, dueAt: number | null): Promise<void> {
  const { stage } = lead.enrollment;
  if (!isActive(stage)) await continueSequence(context, lead, dueAt);
  else if (dueAt !== null) await reschedule(context, lead, dueAt);
}

async function endLead(context: CampaignContext, { campaign, enrollment }: LockedLead, stage: EndStage): Promise<void> {
  if (enrollment.stage === stage) return;
  if (stage === "replied" && (await recordResponse(context, enrollment, "replied")) === "no_step")
    throw new Failure("conflict", {
      detail: "The campaign has not written to this lead, so there is no reply to record.",
      hint: "Call update_campaign_lead with stage stopped, or with an outcome.",
    });
  await endLeads(context, { id: enrollment.id }, `marked_${stage}`, "ended manually");
  await completeIfDone(context, campaign.id);
}
