import { Failure } from "../../../../runtime/index.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { createVariantAssigner } from "../launch/keep-variants.ts";
import { planNextStep } from "../launch/plan-next-step.ts";
import { wakeCampaigns } from "../wake.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import { workingWindows } from "../setup/working-time.ts";
import { transitionOf } from "../stages/lead-stages.ts";
import { noVariants } from "../tables.ts";
import { plannedByLaunch } from "./planned-by-launch.ts";
import type { LockedLead } from "./find-enrollment.ts";

/**
 * Continues the ended sequence of a lead with the step after the last one that was started, executed or skipped. The
 * step is due at `dueAt`; if `dueAt` is null, at the next working time. A lead that was added to a draft, and that no launch
 * has enrolled since, is added to the draft again, so that the next launch checks it and plans its first step. If the campaign
 * is no longer a draft or ready, because it was launched without this lead, the lead continues without the checks of a launch.
 * @throws Failure `conflict` if there is no further step, or a time is given for a step that the launch plans.
 */
export async function continueSequence(
  context: CampaignContext,
  { campaign, enrollment }: LockedLead,
  dueAt: number | null,
): Promise<void> {
  const { db, now } = context;
  const { id, profile_id } = enrollment;
  if (enrollment.variants === noVariants && (campaign.status === "draft" || campaign.status === "ready")) {
    if (dueAt !== null) throw plannedByLaunch();
    return addAgain(context, id);
  }
  const step = (await readLastStep(context, id)) + 1;
  if (step > campaign.steps.length)
    throw new Failure("conflict", {
      detail: "The campaign has no further step for this lead.",
      hint: "Write to the lead with send_message, or add the lead to another campaign.",
    });
  const settings = await readOutreachSettings(context);
  const assigned = { enrollment_id: id, variants: JSON.parse(enrollment.variants) as (number | null)[] }; // written by us
  const variants = createVariantAssigner(campaign, settings, [assigned])(assigned);
  await db
    .updateTable("svc_enrollments")
    .set({
      stage: transitionOf(step === 1 ? "restarted" : "continued").to,
      step,
      variants: JSON.stringify(variants),
      ended_at: null,
      end_reason: null,
    })
    .where("id", "=", id)
    .where("campaign_id", "=", campaign.id)
    .execute();
  const due_at = dueAt ?? workingWindows(campaign.schedule, settings.weekend, now()).next().value?.opensAt ?? now();
  const variant = variants[step - 1] ?? null;
  await planNextStep(context, campaign, { enrollment_id: id, profile_id, step, variant, due_at, wait_until: null });
  if (campaign.status === "running") await wakeCampaigns(context);
}

const addAgain = async ({ db, account }: CampaignContext, enrollmentId: string): Promise<void> =>
  void (await db
    .updateTable("svc_enrollments")
    .set({ stage: transitionOf("restarted").to, step: 1, ended_at: null, end_reason: null })
    .where("id", "=", enrollmentId)
    .where("account_id", "=", account.id)
    .execute());

/** The last step that was started, skipped or executed; 0 if there is none. */
async function readLastStep({ db }: CampaignContext, enrollmentId: string): Promise<number> {
  const last = await db
    .selectFrom("svc_campaign_actions")
    .select("step")
    .where("enrollment_id", "=", enrollmentId)
    .where("status", "not in", ["planned", "cancelled"])
    .orderBy("step", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.step ?? 0;
}
