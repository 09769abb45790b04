import type { EnrollmentReport } from "../../../../generated/schemas.ts";
import { findLeads } from "../../leads/find-leads.ts";
import { changeStatus, completeIfDone, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { readEnrolled } from "./enrolled-leads.ts";
import { isActive } from "../stages/lead-stages.ts";
import { endLeads } from "../stages/end-leads.ts";
import { describeReport, type Skipped } from "./report.ts";

/**
 * Removes leads from a campaign and cancels their planned steps. The enrollment of a lead is deleted if it has no history and
 * no step was started. Otherwise, it is stopped if it is active, and keeps its history.
 * @throws Failure `not_found`, and `conflict` for an archived campaign.
 */
export async function removeLeads(
  context: CampaignContext,
  campaignId: string,
  leadIds: readonly string[],
): Promise<EnrollmentReport> {
  const campaign = await lockCampaign(context, campaignId);
  const status = statusAfter(campaign, "remove_leads_from_campaign") ?? campaign.status;
  const known = await findLeads(context, leadIds);
  const enrolled = await readEnrolled(context, campaign, leadIds);
  const begun = await readBegun(
    context,
    [...enrolled.values()].map(({ id }) => id),
  );
  const skipped: Skipped[] = [];
  const unused: string[] = [];
  let removed = 0;
  for (const id of leadIds) {
    const lead = enrolled.get(id);
    const skip = (reason: Skipped["reason"], text: string) =>
      skipped.push({ id, profile_id: known.get(id)?.profile_id ?? null, reason, text });
    if (!known.has(id)) skip("unknown", "The account has no such lead.");
    else if (!lead) skip("not_enrolled", "The lead is not in this campaign.");
    else if (!begun.has(lead.id)) unused.push(lead.id);
    else if (!isActive(lead.stage)) skip("already_ended", `The sequence has ended already: ${lead.stage}.`);
    else {
      await endLeads(context, { id: lead.id }, "stopped", "removed");
      removed++;
    }
  }
  await deleteUnused(context, unused);
  removed += unused.length;
  if (removed > 0) await changeStatus(context, campaign, status);
  return describeReport(context, campaign.id, await completeIfDone(context, campaign.id), { removed, skipped });
}

/** Reads which of the enrollments have a history, or a step that was started. */
async function readBegun({ db }: CampaignContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const started = await db
    .selectFrom("svc_campaign_actions")
    .select("enrollment_id")
    .where("enrollment_id", "in", [...ids])
    .where("status", "not in", ["planned", "cancelled"])
    .union(
      db
        .selectFrom("svc_campaign_events")
        .select("enrollment_id")
        .where("enrollment_id", "in", [...ids]),
    )
    .execute();
  return new Set(started.map(({ enrollment_id }) => enrollment_id));
}

async function deleteUnused({ db, account }: CampaignContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("svc_campaign_actions")
    .where("enrollment_id", "in", [...ids])
    .execute();
  await db
    .deleteFrom("svc_enrollments")
    .where("id", "in", [...ids])
    .where("account_id", "=", account.id)
    .execute();
}
