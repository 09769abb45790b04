import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import type { EnrollmentStage } from "../tables.ts";

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

/** The enrollment of a lead in a campaign. */
export interface EnrolledLead {
  readonly id: string;
  readonly lead_id: string;
  readonly profile_id: string;
  readonly stage: EnrollmentStage;
}

/** Reads the enrollments of leads in a campaign, by lead id. */
export async function readEnrolled(
  { db }: Pick<CampaignContext, "db">,
  { id }: Pick<CampaignRecord, "id">,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, EnrolledLead>> {
  const enrolled = new Map<string, EnrolledLead>();
  for (let at = 0; at < leadIds.length; at += chunkSize) {
    const rows = await db
      .selectFrom("svc_enrollments")
      .select(["id", "lead_id", "profile_id", "stage"])
      .where("campaign_id", "=", id)
      .where("lead_id", "in", leadIds.slice(at, at + chunkSize))
      .execute();
    for (const row of rows) enrolled.set(row.lead_id, row);
  }
  return enrolled;
}
