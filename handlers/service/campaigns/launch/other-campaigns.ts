import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";

/** The other running campaigns of the account, which share its daily limits. */
export interface OtherCampaigns {
  readonly campaigns: number;
  /** Leads that still have steps to do in these campaigns. */
  readonly leads: number;
}

/** Counts the account's other running campaigns and their leads that still have steps to do. */
export async function readOtherCampaigns(
  { db, account }: Pick<CampaignContext, "db" | "account">,
  { id }: Pick<CampaignRecord, "id">,
): Promise<OtherCampaigns> {
  return db
    .selectFrom("svc_enrollments as enrollment")
    .innerJoin("svc_campaigns as campaign", "campaign.id", "enrollment.campaign_id")
    .select((select) => [
      select.fn.count<number>("campaign.id").distinct().as("campaigns"),
      select.fn.countAll<number>().as("leads"),
    ])
    .where("campaign.account_id", "=", account.id)
    .where("campaign.status", "=", "running")
    .where("campaign.id", "!=", id)
    .where("enrollment.stage", "in", ["pending", "in_progress"])
    .executeTakeFirstOrThrow();
}
