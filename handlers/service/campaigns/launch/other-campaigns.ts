import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";

/** What other campaigns of the account have under way: they spend the same daily limits. */
export interface RunningBeside {
  readonly campaigns: number;
  /** Leads on their way through them. */
  readonly leads: number;
}

/** Counts the account's other running campaigns that have leads with a step to do. */
export async function readRunningBeside(
  { db, account }: Pick<CampaignContext, "db" | "account">,
  { id }: Pick<CampaignRecord, "id">,
): Promise<RunningBeside> {
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
