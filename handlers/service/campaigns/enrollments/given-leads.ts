import type { AddLeadsToCampaignInput } from "../../../../generated/tools/campaigns/add_leads_to_campaign.ts";
import { Failure } from "../../../../runtime/index.ts";
import { findListProblem } from "../../leads/lead-lists.ts";
import { countListedLeads, readListedLeads } from "../../leads/listed-leads.ts";
import { findLeads, findLeadsOf } from "../../leads/find-leads.ts";
import type { Candidate } from "../launch/candidates.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import type { Skipped } from "./report.ts";

/** The maximum length of a list that one call adds. */
const maxListLength = 5_000;

/** A lead that a call names. */
export interface GivenLead extends Candidate {
  /** The id that the call contains; for a lead on the list, the id of the lead. */
  readonly id: string;
  /** Whether the member has no lead yet. `lead_id` is then a temporary id, until the lead is created. */
  readonly isNew: boolean;
}

export interface GivenLeads {
  readonly leads: readonly GivenLead[];
  /** The leads that are unknown, or that the call names more than once. */
  readonly skipped: readonly Skipped[];
}

/** Finds the leads that a call names, in the order of the call. @throws Failure `not_found` or `conflict` for a list. */
export async function findGivenLeads(context: CampaignContext, input: AddLeadsToCampaignInput): Promise<GivenLeads> {
  const { lead_ids, lead_list_id, profile_ids } = input;
  if (lead_ids) return findById(context, lead_ids);
  if (profile_ids) return findMembers(context, profile_ids);
  const listed = await readList(context, lead_list_id ?? "");
  return { leads: listed.map((lead) => toGiven(lead.lead_id, lead)), skipped: [] };
}

const toGiven = (id: string, lead: Omit<Candidate, "enrollment_id">, isNew = false): GivenLead => ({
  ...lead,
  id,
  isNew,
  enrollment_id: null,
});

async function readList(context: CampaignContext, listId: string) {
  const problem = await findListProblem(context, listId);
  if (problem) throw new Failure("not_found", problem);
  const count = await countListedLeads(context, listId);
  if (count > maxListLength)
    throw new Failure("conflict", {
      detail: `The list has ${count} leads; one call can add ${maxListLength}.`,
      hint: "Pass lead_ids in parts, or set the list as lead_list_id of a draft with upsert_campaign.",
    });
  return readListedLeads(context, listId);
}

async function findById(context: CampaignContext, ids: readonly string[]): Promise<GivenLeads> {
  const known = await findLeads(context, ids);
  const skipped: Skipped[] = [];
  const leads: GivenLead[] = [];
  for (const id of ids) {
    const lead = known.get(id);
    if (lead) leads.push(toGiven(id, lead));
    else skipped.push({ id, profile_id: null, reason: "unknown", text: "The account has no such lead." });
  }
  return { leads, skipped };
}

async function findMembers(context: CampaignContext, references: readonly string[]): Promise<GivenLeads> {
  const members = await context.network.leads.resolve(references);
  const known = await findLeadsOf(context, [...members.values()]);
  const skipped: Skipped[] = [];
  const leads = new Map<string, GivenLead>();
  for (const id of references) {
    const profile_id = members.get(id);
    if (profile_id === undefined) {
      const text = "There is no such member, or the profile is not visible to this account.";
      skipped.push({ id, profile_id: null, reason: "unknown", text });
    } else if (leads.has(profile_id)) {
      skipped.push({ id, profile_id, reason: "duplicate", text: "The call names this member twice." });
    } else {
      const lead = known.get(profile_id);
      const created = { lead_id: context.newId("led"), profile_id, custom: {} };
      leads.set(profile_id, toGiven(id, lead ?? created, lead === undefined));
    }
  }
  return { leads: [...leads.values()], skipped };
}
