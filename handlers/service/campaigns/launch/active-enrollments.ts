import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";

/** An enrolment that an earlier launch made and that is still on its way. */
export interface ResumedLead {
  readonly enrollment_id: string;
  readonly profile_id: string;
  /** The step to do next, from 1. */
  readonly step: number;
  /** The variant dealt for each step when it was enrolled. */
  readonly variants: readonly (number | null)[];
  /** When that step was planned, epoch milliseconds; null: it was not. */
  readonly due_at: number | null;
}

/** The enrolments with which a campaign goes on when it is launched again. */
export async function readResumedLeads(
  { db }: Pick<CampaignContext, "db">,
  { id }: Pick<CampaignRecord, "id">,
): Promise<ResumedLead[]> {
  const rows = await db
    .selectFrom("svc_enrollments as enrollment")
    .leftJoin("svc_campaign_actions as action", (join) =>
      join
        .onRef("action.enrollment_id", "=", "enrollment.id")
        .onRef("action.step", "=", "enrollment.step")
        .on("action.status", "=", "planned"),
    )
    .select(["enrollment.id as enrollment_id", "enrollment.profile_id", "enrollment.step", "enrollment.variants"])
    .select("action.due_at")
    .where("enrollment.campaign_id", "=", id)
    .where("enrollment.stage", "in", ["pending", "in_progress"])
    .orderBy("enrollment.enrolled_at")
    .orderBy("enrollment.id")
    .execute();
  return rows.map((row) => ({
    ...row,
    step: row.step ?? 1,
    variants: JSON.parse(row.variants) as (number | null)[], // written at the launch
  }));
}
