import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { noVariants } from "../tables.ts";

/** An enrollment of an earlier launch that still has steps to do. */
export interface ActiveEnrollment {
  readonly enrollment_id: string;
  readonly profile_id: string;
  /** The step to do next, from 1. */
  readonly step: number;
  /** The variant assigned to each step when the lead was enrolled. */
  readonly variants: readonly (number | null)[];
  /** The planned time of the next step, epoch milliseconds; null if it is not planned. */
  readonly due_at: number | null;
  /** The time until which the next step waits for its condition; null if it does not wait. */
  readonly wait_until: number | null;
}

/**
 * Reads the launched enrollments that have steps to do, in order of enrollment. They continue when the campaign is launched
 * again.
 */
export async function readActiveEnrollments(
  { db }: Pick<CampaignContext, "db">,
  { id }: Pick<CampaignRecord, "id">,
): Promise<ActiveEnrollment[]> {
  const rows = await db
    .selectFrom("svc_enrollments as enrollment")
    .leftJoin("svc_campaign_actions as action", (join) =>
      join
        .onRef("action.enrollment_id", "=", "enrollment.id")
        .onRef("action.step", "=", "enrollment.step")
        .on("action.status", "=", "planned"),
    )
    .select(["enrollment.id as enrollment_id", "enrollment.profile_id", "enrollment.step", "enrollment.variants"])
    .select(["action.due_at", "action.wait_until"])
    .where("enrollment.campaign_id", "=", id)
    .where("enrollment.stage", "in", ["pending", "in_progress"])
    .where("enrollment.variants", "!=", noVariants)
    .orderBy("enrollment.enrolled_at")
    .orderBy("enrollment.id")
    .execute();
  return rows.map((row) => ({
    ...row,
    step: row.step ?? 1,
    variants: JSON.parse(row.variants) as (number | null)[], // written at the launch
  }));
}
