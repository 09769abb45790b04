import { statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";

/** The tables with rows of a campaign, in an order in which the rows can be deleted. */
const tables = [
  "svc_campaign_counts", // first, so that they are not updated for each event
  "svc_campaign_events",
  "svc_campaign_actions",
  "svc_enrollments",
  "svc_launch_tokens",
] as const;

/**
 * Deletes an archived campaign, or a draft that was never launched, with its enrollments and history. Leads and lists remain.
 * @throws Failure `not_found`, and `conflict` for a campaign in any other state.
 */
export async function deleteCampaign(context: CampaignContext, id: string): Promise<void> {
  const { db, account } = context;
  statusAfter(await lockCampaign(context, id), "delete_campaign");
  for (const table of tables) await db.deleteFrom(table).where("campaign_id", "=", id).execute();
  await db.deleteFrom("svc_campaigns").where("id", "=", id).where("account_id", "=", account.id).execute();
}
