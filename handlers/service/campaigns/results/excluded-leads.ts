import { toExclusions, type ExclusionEntry } from "../../leads/exclusions.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import { activeStages } from "../stages/lead-stages.ts";

/**
 * Counts the enrollments with a next step whose members are excluded by at least one of the entries. Enrollments in archived
 * campaigns do not count.
 */
export async function countExcludedLeads(
  { db, account, network }: Pick<CampaignContext, "db" | "account" | "network">,
  entries: readonly ExclusionEntry[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const isMembersOnly = entries.every(({ kind }) => kind === "member");
  const rows = await db
    .selectFrom("svc_enrollments as enrollment")
    .innerJoin("svc_campaigns as campaign", "campaign.id", "enrollment.campaign_id")
    .select("enrollment.profile_id")
    .where("enrollment.account_id", "=", account.id)
    .where("enrollment.stage", "in", [...activeStages])
    .where("campaign.status", "!=", "archived")
    .$if(isMembersOnly, (select) =>
      select.where(
        "enrollment.profile_id",
        "in",
        entries.map(({ value }) => value),
      ),
    )
    .execute();
  const members = await network.leads.describe([...new Set(rows.map(({ profile_id }) => profile_id))]);
  const exclusions = toExclusions(entries);
  return rows.filter(({ profile_id }) => {
    const member = members.get(profile_id);
    return member !== undefined && exclusions.reasonAgainst(member) !== null;
  }).length;
}
