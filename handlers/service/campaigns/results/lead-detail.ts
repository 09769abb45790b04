import type { LeadDetail } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { describeLead, readLead } from "../../leads/describe-leads.ts";
import { readExclusionsOf } from "../../leads/exclusions.ts";
import type { LeadCallContext } from "../../leads/lead-context.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import { readEnrollmentsOf, readStepContacts } from "./lead-campaigns.ts";

const [maxHistory, maxLists, maxCampaigns] = [20, 20, 20];

/** Reads a lead with its profile, lists, campaigns and history. @throws Failure `not_found`. */
export async function readLeadDetail(context: CampaignContext & LeadCallContext, id: string): Promise<LeadDetail> {
  const lead = await readLead(context, id);
  const { leads } = context.network;
  const { profile_id } = lead;
  const profile = (await leads.summaries([profile_id])).get(profile_id) ?? null;
  const member = (await leads.describe([profile_id])).get(profile_id);
  const contacts = profile === null ? [] : await leads.contacts(profile_id, maxHistory);
  const steps = await readStepContacts(context, profile_id, maxHistory);
  return {
    ...describeLead(lead),
    profile,
    excluded: member ? (await readExclusionsOf(context, member)).reasonAgainst(member) : null,
    lists: await readLists(context, id),
    campaigns: await readEnrollmentsOf(context, profile_id, maxCampaigns),
    history: [...contacts.map((contact) => ({ ...contact, campaign_id: null })), ...steps]
      .sort((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, maxHistory),
  };
}

async function readLists({ db }: LeadCallContext, leadId: string): Promise<LeadDetail["lists"]> {
  const rows = await db
    .selectFrom("svc_list_leads as place")
    .innerJoin("svc_lead_lists as list", "list.id", "place.lead_list_id")
    .select(["list.id as lead_list_id", "list.name", "place.added_at"])
    .where("place.lead_id", "=", leadId)
    .orderBy("place.added_at", "desc")
    .orderBy("list.id", "desc")
    .limit(maxLists)
    .execute();
  return rows.map((row) => ({ ...row, added_at: isoTime(row.added_at) }));
}
