import { readListedLeads, type ListedLead } from "../../leads/listed-leads.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { noVariants } from "../tables.ts";

/** A lead that a launch enrolls if nothing prevents it. */
export interface Candidate extends ListedLead {
  /** The enrollment of a lead that was added to the draft; null for a lead that is only on the campaign's list. */
  readonly enrollment_id: string | null;
}

/**
 * Reads the leads of the campaign's list, in its order, followed by the leads that were added to the draft. Leads that were added
 * and then stopped are omitted, even if they are on the list.
 */
export async function readCandidates(context: CampaignContext, campaign: CampaignRecord): Promise<Candidate[]> {
  const added = new Map((await readAdded(context, campaign)).map((lead) => [lead.lead_id, lead]));
  const stopped = await readStopped(context, campaign);
  const onList = await readListedLeads(context, campaign.lead_list_id);
  const remaining = onList.filter(({ lead_id }) => !stopped.has(lead_id));
  const listed = remaining.map((lead): Candidate => {
    const enrollment_id = added.get(lead.lead_id)?.enrollment_id ?? null;
    added.delete(lead.lead_id);
    return { ...lead, enrollment_id };
  });
  return [...listed, ...added.values()];
}

async function readAdded({ db }: CampaignContext, { id }: CampaignRecord): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("svc_enrollments as enrollment")
    .innerJoin("svc_leads as lead", "lead.id", "enrollment.lead_id")
    .select(["enrollment.id as enrollment_id", "lead.id as lead_id", "lead.profile_id", "lead.custom"])
    .where("enrollment.campaign_id", "=", id)
    .where("enrollment.stage", "=", "pending")
    .where("enrollment.variants", "=", noVariants)
    .orderBy("enrollment.enrolled_at")
    .orderBy("enrollment.id")
    .execute();
  return rows.map((row) => ({ ...row, custom: JSON.parse(row.custom) as Record<string, unknown> })); // written by us
}

/** Reads the leads that were added to the draft, but stopped before a launch. */
async function readStopped({ db }: CampaignContext, { id }: CampaignRecord): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("svc_enrollments")
    .select("lead_id")
    .where("campaign_id", "=", id)
    .where("stage", "!=", "pending")
    .where("variants", "=", noVariants)
    .execute();
  return new Set(rows.map(({ lead_id }) => lead_id));
}
