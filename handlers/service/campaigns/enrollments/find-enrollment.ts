import type { Selectable } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import type { EnrollmentRow } from "../tables.ts";

/** A lead of a locked campaign. */
export interface LockedLead {
  readonly campaign: CampaignRecord;
  readonly enrollment: Selectable<EnrollmentRow>;
}

/**
 * Reads the enrollment of a lead in a campaign of the account.
 * @throws Failure `not_found` if the lead is not enrolled, or the account has no such lead.
 */
export async function findEnrollment(
  { db, account }: Pick<CampaignContext, "db" | "account">,
  campaignId: string,
  leadId: string,
): Promise<Selectable<EnrollmentRow>> {
  const row = await db
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("campaign_id", "=", campaignId)
    .where("lead_id", "=", leadId)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "The campaign has no such lead.",
    hint: "list_campaign_leads lists the leads of the campaign.",
  });
}
