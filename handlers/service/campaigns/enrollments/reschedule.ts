import { Failure } from "../../../../runtime/index.ts";
import { planNextStep } from "../launch/plan-next-step.ts";
import { wakeCampaigns } from "../wake.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { waitEnd, waitingConditions } from "../setup/step-kinds.ts";
import { noVariants } from "../tables.ts";
import type { LockedLead } from "./find-enrollment.ts";
import { plannedByLaunch } from "./planned-by-launch.ts";

/**
 * Moves the next step of an active lead. If the step waits for its condition, the wait ends at the same time as before.
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
  if (enrollment.variants === noVariants) throw plannedByLaunch();
  const action = await context.db
    .selectFrom("svc_campaign_actions")
    .select(["status", "due_at", "wait_until"])
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
    wait_until: action ? begunWait(context, campaign.steps[step - 1], action) : null,
  });
  if (campaign.status === "running") await wakeCampaigns(context);
}

/** Returns the end of a wait in epoch milliseconds; null if it has not begun. A wait begins when its step is due. */
function begunWait(
  { now }: Pick<CampaignContext, "now">,
  step: CampaignRecord["steps"][number] | undefined,
  action: Parameters<typeof waitEnd>[1],
): number | null {
  if (!step || !waitingConditions.has(step.condition)) return null;
  return action.wait_until !== null || action.due_at <= now() ? waitEnd(step, action) : null;
}
