import type { CampaignContext } from "../setup/campaign-record.ts";
import type { EnrollmentStage } from "../tables.ts";

/** The final stages that a caller may set. */
export type EndStage = Extract<EnrollmentStage, "replied" | "completed" | "stopped">;

/** Ends the sequence of a lead and cancels its planned step. A step that is being executed finishes. */
export async function endEnrollment(
  { db, now }: Pick<CampaignContext, "db" | "now">,
  enrollmentId: string,
  stage: EndStage,
  reason: string,
): Promise<void> {
  await db
    .updateTable("svc_enrollments")
    .set({ stage, step: null, ended_at: now(), end_reason: stage === "stopped" ? reason : null })
    .where("id", "=", enrollmentId)
    .execute();
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason, finished_at: now() })
    .where("enrollment_id", "=", enrollmentId)
    .where("status", "=", "planned")
    .execute();
}
