import { Failure } from "../../../../runtime/index.ts";
import { planNextStep } from "../launch/plan-next-step.ts";
import { wakeCampaigns } from "../wake.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import { noVariants } from "../tables.ts";
import type { LockedLead } from "./find-enrollment.ts";

/**
 * Moves the next step of an active lead.
 * @throws Failure `conflict` if the sequence has ended, the launch has not planned the step yet, or the step is being executed.
 */
export async function reschedule(
  context: CampaignContext,
  { campaign, enrollment }: LockedLead,
  dueAt: number,
): Promise<void> {
  const { id, profile_id, step } = enrollment;
  if (step === null)
    throw new Failure("conflict", {
      detail: `The sequence of this lead has ended: ${enrollment.stage}.`,
      hint: "Call update_campaign_lead with stage in_progress to continue it.",
    });
  if (enrollment.variants === noVariants)
    throw new Failure("conflict", {
      detail: "The first step of this lead is planned at the launch.",
      hint: "Call preview_campaign_launch and confirm_campaign_launch first.",
    });
  const action = await context.db
    .selectFrom("svc_campaign_actions")
    .select("status")
    .where("enrollment_id", "=", id)
    .where("step", "=", step)
    .executeTakeFirst();
  if (action?.status === "claimed")
    throw new Failure("conflict", {
      detail: `Step ${step} is being executed.`,
      hint: "Call list_campaign_leads to see the next step.",
    });
  const variant = (JSON.parse(enrollment.variants) as (number | null)[])[step - 1] ?? null; // as the launch writes it
  await planNextStep(context, campaign, {
    enrollment_id: id,
    profile_id,
    step,
    variant,
    due_at: dueAt,
    wait_until: null,
  });
  if (campaign.status === "running") await wakeCampaigns(context);
}
