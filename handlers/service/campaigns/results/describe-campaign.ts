import type { Campaign, CampaignLeadList } from "../../../../generated/schemas.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import { findLeadList, readLeadLists } from "../../leads/lead-lists.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { findSetupIssues } from "../setup/setup-issues.ts";
import { checkHealth } from "./campaign-health.ts";
import { readStats } from "./campaign-stats.ts";
import { readSkipped } from "./skipped-steps.ts";
import { countStaleInvitations } from "./stale-invitations.ts";

/** Converts a campaign to its response: setup, statistics, health, and the outreach settings that apply to it. */
export async function describeCampaign(context: CampaignContext, campaign: CampaignRecord): Promise<Campaign> {
  const settings = await readOutreachSettings(context);
  const stats = await readStats(context, campaign);
  const nextDueAt = await readNextDueAt(context, campaign);
  const leadLists = await readLeadLists(context);
  const hasLeads = stats.leads.pending + stats.leads.in_progress > 0;
  const health = checkHealth({
    campaign,
    account: context.account,
    settings,
    stats,
    skipped: await readSkipped(context, campaign),
    usage: await context.limits.safety(),
    stalePending: await countStaleInvitations(context, campaign),
    setupIssues: findSetupIssues(campaign, settings, context, leadLists, hasLeads).length,
    nextDueAt,
    now: context.now(),
  });
  return {
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    status_reason: campaign.status_reason,
    steps: campaign.steps,
    schedule: campaign.schedule,
    daily_cap: campaign.daily_cap,
    weekly_cap: campaign.weekly_cap,
    stop_on: campaign.stop_on,
    lead_list: await describeLeadList(context, campaign),
    stats,
    health,
    outreach: settings,
    next_action_at: isoTimeOrNull(nextDueAt),
    created_at: isoTime(campaign.created_at),
    updated_at: isoTime(campaign.updated_at),
    launched_at: isoTimeOrNull(campaign.launched_at),
    paused_at: isoTimeOrNull(campaign.paused_at),
    completed_at: isoTimeOrNull(campaign.completed_at),
    archived_at: isoTimeOrNull(campaign.archived_at),
  };
}

async function describeLeadList(
  context: CampaignContext,
  { lead_list_id }: CampaignRecord,
): Promise<CampaignLeadList | null> {
  const list = lead_list_id === null ? null : await findLeadList(context, lead_list_id);
  return list && { lead_list_id: list.id, name: list.name, lead_count: list.lead_count };
}

async function readNextDueAt({ db }: CampaignContext, { id }: CampaignRecord): Promise<number | null> {
  const { dueAt } = await db
    .selectFrom("svc_campaign_actions")
    .select((select) => select.fn.min("due_at").as("dueAt"))
    .where("campaign_id", "=", id)
    .where("status", "=", "planned")
    .executeTakeFirstOrThrow();
  return dueAt;
}
