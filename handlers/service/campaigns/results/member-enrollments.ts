import type { CampaignEnrollment } from "../../../../generated/schemas.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";

const maxEnrollments = 10;

/** Reads the progress of a member in the account's campaigns, latest enrollment first. */
export async function readMemberEnrollments(
  { db, account }: Pick<CampaignContext, "db" | "account">,
  profileId: string,
): Promise<CampaignEnrollment[]> {
  const rows = await db
    .selectFrom("svc_enrollments as e")
    .innerJoin("svc_campaigns as c", "c.id", "e.campaign_id")
    .select(["c.id", "c.name", "c.status", "e.stage", "e.step", "e.enrolled_at", "e.ended_at", "e.end_reason"])
    .where("e.account_id", "=", account.id)
    .where("e.profile_id", "=", profileId)
    .orderBy("e.enrolled_at", "desc")
    .orderBy("e.id", "desc")
    .limit(maxEnrollments)
    .execute();
  return rows.map(({ id, enrolled_at, ended_at, ...row }) => ({
    campaign_id: id,
    ...row,
    enrolled_at: isoTime(enrolled_at),
    ended_at: isoTimeOrNull(ended_at),
  }));
}
