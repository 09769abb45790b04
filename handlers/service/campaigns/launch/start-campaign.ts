import type { Insertable } from "kysely";
import type { CampaignActionRow, EnrollmentRow } from "../tables.ts";
import type { LaunchAssessment } from "./assess-launch.ts";
import { resumeEnrollments } from "./resume-enrollments.ts";

const chunkSize = 200;

/**
 * Carries out an assessed launch: enrolls the eligible leads, plans the first step of each and the next step of the
 * enrollments that continue, and sets the campaign to running.
 */
export async function startCampaign(assessment: LaunchAssessment, tokenHash: string): Promise<void> {
  const { context, campaign, leads, resumed, plan } = assessment;
  const { db, account, newId } = context;
  const now = context.now();
  const shared = { account_id: account.id, campaign_id: campaign.id };
  const enrollments: Insertable<EnrollmentRow>[] = [];
  const actions: Insertable<CampaignActionRow>[] = [];
  for (const [at, { lead, steps }] of leads.entries()) {
    const [first] = steps;
    const kind = campaign.steps[0]?.kind;
    if (!first || !kind) throw new Error("a campaign without steps has a blocker");
    const id = newId("enr");
    const { lead_id, profile_id, member } = lead;
    enrollments.push({
      id,
      ...shared,
      lead_id,
      profile_id,
      company_id: member.company_id,
      stage: "pending",
      step: 1,
      variants: JSON.stringify(steps.map(({ variant }) => variant)),
      outcome: null,
      enrolled_at: now,
      ended_at: null,
      end_reason: null,
    });
    actions.push({
      id: newId("act"),
      ...shared,
      enrollment_id: id,
      profile_id,
      step: 1,
      kind,
      variant: first.variant,
      status: "planned",
      due_at: plan.firstDueAt[resumed.length + at] ?? now,
      wait_until: null,
      attempts: 0,
      lease_owner: null,
      lease_until: null,
      reason: null,
      created_at: now,
      finished_at: null,
    });
  }
  for (let at = 0; at < enrollments.length; at += chunkSize) {
    await db
      .insertInto("svc_enrollments")
      .values(enrollments.slice(at, at + chunkSize))
      .execute();
    await db
      .insertInto("svc_campaign_actions")
      .values(actions.slice(at, at + chunkSize))
      .execute();
  }
  await resumeEnrollments(assessment);
  await db
    .updateTable("svc_campaigns")
    .set({ status: "running", launched_at: campaign.launched_at ?? now, launch_token_hash: tokenHash })
    .where("id", "=", campaign.id)
    .execute();
}
