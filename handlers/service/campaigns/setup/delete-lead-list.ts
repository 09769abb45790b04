import { sql } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import { requireLeadList } from "../../leads/lead-lists.ts";
import { changeStatus } from "../life-cycle.ts";
import { lockLeads } from "../../leads/lock-leads.ts";
import { readCampaign, type CampaignContext } from "./campaign-record.ts";

const chunkSize = 500;

/**
 * Deletes a lead list, and removes it from campaigns that are not running.
 * @param deletesLeads also deletes the leads that are on no other list and that no campaign has enrolled.
 * @throws Failure `not_found`, and `conflict` while a running campaign uses the list.
 */
export async function deleteLeadList(context: CampaignContext, id: string, deletesLeads: boolean): Promise<void> {
  const { db, account } = context;
  await requireLeadList(context, id);
  await releaseList(context, id);
  await lockLeads(context);
  for (;;) {
    const places = await db
      .selectFrom("svc_list_leads")
      .select("lead_id")
      .where("lead_list_id", "=", id)
      .limit(chunkSize)
      .execute();
    const leadIds = places.map(({ lead_id }) => lead_id);
    if (leadIds.length === 0) break;
    await db.deleteFrom("svc_list_leads").where("lead_list_id", "=", id).where("lead_id", "in", leadIds).execute();
    if (deletesLeads) await deleteUnusedLeads(context, leadIds);
    await new Promise((resolve) => setImmediate(resolve)); // let other calls run
  }
  await db.deleteFrom("svc_lead_lists").where("id", "=", id).where("account_id", "=", account.id).execute();
}

/** Removes the list from the account's campaigns. Locks these campaigns, so that none starts with the list at the same time. */
async function releaseList(context: CampaignContext, id: string): Promise<void> {
  const { db, dialect, account, now } = context;
  const query = db
    .selectFrom("svc_campaigns")
    .select(["id", "name", "status"])
    .where("account_id", "=", account.id)
    .where("lead_list_id", "=", id)
    .orderBy("id");
  const campaigns = await (dialect === "postgres" ? query.forUpdate() : query).execute();
  const running = campaigns.find(({ status }) => status === "running");
  if (running)
    throw new Failure("conflict", {
      detail: `The running campaign ${running.id} (${running.name}) uses this list.`,
      hint: "Call pause_campaign or archive_campaign first.",
    });
  for (const { id: campaignId, status: before } of campaigns) {
    const campaign = await readCampaign(context, campaignId);
    const status = before === "ready" ? "draft" : null;
    await changeStatus(context, campaign, status, { lead_list_id: null, updated_at: now() });
  }
}

async function deleteUnusedLeads({ db, account }: CampaignContext, leadIds: readonly string[]): Promise<void> {
  const unused = await db
    .selectFrom("svc_leads as lead")
    .select("lead.id")
    .where("lead.account_id", "=", account.id)
    .where("lead.id", "in", [...leadIds])
    .where(sql<boolean>`not exists (select 1 from svc_list_leads p where p.lead_id = lead.id)`)
    .where(sql<boolean>`not exists (select 1 from svc_enrollments e where e.lead_id = lead.id)`)
    .execute();
  const ids = unused.map((lead) => lead.id);
  if (ids.length === 0) return;
  await db.deleteFrom("svc_lead_labels").where("lead_id", "in", ids).execute();
  await db.deleteFrom("svc_leads").where("id", "in", ids).where("account_id", "=", account.id).execute();
}
