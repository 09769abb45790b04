import { completeIfDone } from "../life-cycle.ts";
import { lockCampaign, type CampaignScope } from "../setup/campaign-record.ts";
import { endLeads, matchesFilter, type EndingEvent, type LeadFilter } from "./end-leads.ts";
import { transitionOf } from "./lead-stages.ts";

/**
 * Ends the sequences of leads in all campaigns of the account, and completes the running campaigns in which no lead has
 * a next step. The history remains. Repeating the call changes nothing.
 */
export async function stopLeads(
  scope: CampaignScope,
  filter: LeadFilter,
  event: EndingEvent,
  reason: string,
): Promise<void> {
  const campaignIds = await findCampaigns(scope, filter, event);
  for (const id of campaignIds) await lockCampaign(scope, id); // every change of a campaign locks it first
  await endLeads(scope, filter, event, reason);
  for (const id of campaignIds) await completeIfDone(scope, id);
}

/** The campaigns with leads that the event concerns, in the order in which all transactions lock them. */
async function findCampaigns(
  { db, account }: Pick<CampaignScope, "db" | "account">,
  filter: LeadFilter,
  event: EndingEvent,
): Promise<string[]> {
  const rows = await db
    .selectFrom("svc_enrollments")
    .select("campaign_id")
    .distinct()
    .where("account_id", "=", account.id)
    .where("stage", "in", transitionOf(event).from)
    .where(matchesFilter(filter))
    .orderBy("campaign_id")
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}
