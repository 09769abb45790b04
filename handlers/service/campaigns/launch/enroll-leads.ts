import type { Insertable } from "kysely";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { noVariants, type CampaignActionRow, type EnrollmentRow } from "../tables.ts";
import type { PersonalizedLead } from "./personalize-leads.ts";

const chunkSize = 200;

/** A lead to enroll. */
export interface NewEnrollment extends Pick<PersonalizedLead, "lead"> {
  /** The steps with the assigned variants; null if the next launch assigns them. */
  readonly steps: PersonalizedLead["steps"] | null;
  /** When the first step is due, epoch milliseconds; null if it is not planned yet. */
  readonly dueAt: number | null;
}

/** Enrolls leads and plans the first step of each. Leads that were added to the draft keep their enrollments. */
export async function enrollLeads(
  context: CampaignContext,
  campaign: CampaignRecord,
  leads: readonly NewEnrollment[],
): Promise<void> {
  const { db, account, newId } = context;
  const now = context.now();
  const shared = { account_id: account.id, campaign_id: campaign.id };
  const enrollments: Insertable<EnrollmentRow>[] = [];
  const actions: Insertable<CampaignActionRow>[] = [];
  for (const { lead, steps, dueAt } of leads) {
    const { lead_id, profile_id, member } = lead;
    const id = lead.enrollment_id ?? newId("enr");
    const changes = {
      company_id: member.company_id,
      variants: steps === null ? noVariants : JSON.stringify(steps.map(({ variant }) => variant)),
      enrolled_at: now,
    };
    if (lead.enrollment_id === null)
      enrollments.push({
        id,
        ...shared,
        lead_id,
        profile_id,
        stage: "pending",
        step: 1,
        outcome: null,
        ended_at: null,
        end_reason: null,
        ...changes,
      });
    else
      await db
        .updateTable("svc_enrollments")
        .set(changes)
        .where("id", "=", id)
        .where("campaign_id", "=", campaign.id)
        .execute();
    const [step] = campaign.steps;
    if (dueAt === null || !step) continue;
    actions.push({
      id: newId("act"),
      ...shared,
      enrollment_id: id,
      profile_id,
      step: 1,
      kind: step.kind,
      variant: steps?.[0]?.variant ?? null,
      status: "planned",
      due_at: dueAt,
      wait_until: null,
      attempts: 0,
      claimed_at: null,
      call: null,
      reason: null,
      created_at: now,
      finished_at: null,
    });
  }
  for (let at = 0; at < enrollments.length; at += chunkSize)
    await db
      .insertInto("svc_enrollments")
      .values(enrollments.slice(at, at + chunkSize))
      .execute();
  for (let at = 0; at < actions.length; at += chunkSize)
    await db
      .insertInto("svc_campaign_actions")
      .values(actions.slice(at, at + chunkSize))
      .execute();
}
