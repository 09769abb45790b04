import { endLeads } from "../stages/end-leads.ts";
import type { LaunchAssessment } from "./assess-launch.ts";
import { createVariantAssigner } from "./keep-variants.ts";
import { planNextStep } from "./plan-next-step.ts";

/**
 * Plans the next step of the enrollments of an earlier launch, using the campaign's current steps. Leads keep their
 * assigned variants if these still exist; an enrollment without a next step is completed. A wait that has begun
 * continues. Enrollments of members who must not or cannot be contacted are stopped.
 */
export async function resumeEnrollments(assessment: LaunchAssessment): Promise<void> {
  const { context, campaign, settings, resumed, barred, plan } = assessment;
  const { db } = context;
  const now = context.now();
  for (const { enrollment_id, reason } of barred) await endLeads(context, { id: enrollment_id }, "stopped", reason);
  if (resumed.length === 0) return;
  const variantsFor = createVariantAssigner(campaign, settings, resumed);
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason: "replanned", finished_at: now })
    .where("campaign_id", "=", campaign.id)
    .where("status", "=", "planned")
    .execute();
  for (const [at, lead] of resumed.entries()) {
    const { enrollment_id, profile_id, step, waits_until } = lead;
    const kind = campaign.steps[step - 1]?.kind;
    const variants = variantsFor(lead);
    await db
      .updateTable("svc_enrollments")
      .set({ variants: JSON.stringify(variants) })
      .where("id", "=", enrollment_id)
      .where("campaign_id", "=", campaign.id)
      .execute();
    if (!kind) {
      await endLeads(context, { id: enrollment_id }, "last_step_finished", "completed");
      continue;
    }
    const variant = variants[step - 1] ?? null;
    const due_at = waits_until === null ? (plan.firstDueAt[at] ?? now) : lead.due_at;
    const begun = lead.wait_until ?? (due_at <= now ? waits_until : null); // before the step is due, no wait begins
    const wait_until = waits_until === null ? null : begun;
    await planNextStep(context, campaign, { enrollment_id, profile_id, step, variant, due_at, wait_until });
  }
}
