import { assignVariants, usedVariants } from "../setup/variants.ts";
import type { ActiveEnrollment } from "./active-enrollments.ts";
import type { LaunchAssessment } from "./assess-launch.ts";

/**
 * Plans the next step of the enrollments of an earlier launch, using the campaign's current steps. Leads keep their assigned
 * variants if these still exist; an enrollment without a next step is completed.
 */
export async function resumeEnrollments(assessment: LaunchAssessment): Promise<void> {
  const { context, campaign, resumed, plan } = assessment;
  const { db, account, newId } = context;
  const now = context.now();
  if (resumed.length === 0) return;
  const variantsFor = createVariantAssigner(assessment);
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason: "replanned", finished_at: now })
    .where("campaign_id", "=", campaign.id)
    .where("status", "=", "planned")
    .execute();
  for (const [at, lead] of resumed.entries()) {
    const { enrollment_id, profile_id, step } = lead;
    const kind = campaign.steps[step - 1]?.kind;
    const variants = variantsFor(lead);
    const end = kind ? {} : { stage: "completed" as const, step: null, ended_at: now };
    await db
      .updateTable("svc_enrollments")
      .set({ variants: JSON.stringify(variants), ...end })
      .where("id", "=", enrollment_id)
      .execute();
    if (!kind) continue;
    const next = {
      kind,
      variant: variants[step - 1] ?? null,
      status: "planned" as const,
      due_at: plan.firstDueAt[at] ?? now,
      wait_until: null,
      reason: null,
      finished_at: null,
    };
    await db
      .insertInto("svc_campaign_actions")
      .values({
        id: newId("act"),
        account_id: account.id,
        campaign_id: campaign.id,
        enrollment_id,
        profile_id,
        step,
        ...next,
        attempts: 0,
        lease_owner: null,
        lease_until: null,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["enrollment_id", "step"])
          .doUpdateSet(next)
          .where("svc_campaign_actions.status", "=", "cancelled"),
      )
      .execute();
  }
}

function createVariantAssigner({
  campaign,
  settings,
  resumed,
}: LaunchAssessment): (enrollment: ActiveEnrollment) => (number | null)[] {
  const ids = resumed.map(({ enrollment_id }) => enrollment_id);
  const assignments = campaign.steps.map((step, at) => {
    const weights = usedVariants(step, settings).map(({ weight }) => weight);
    const count = weights.length;
    return { count, assigned: count > 0 ? assignVariants(`${campaign.id}\n${at + 1}`, ids, weights) : null };
  });
  return ({ enrollment_id, variants }) =>
    assignments.map(({ count, assigned }, at) => {
      if (count === 0) return null;
      const kept = variants[at] ?? null;
      return kept !== null && kept <= count ? kept : (assigned?.get(enrollment_id) ?? null);
    });
}
