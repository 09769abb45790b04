import type { ExcludedLead } from "../../../../generated/schemas.ts";
import type { LeadMember } from "../../../network/port/leads.ts";
import type { ListedLead } from "../../leads/listed-leads.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { readContactHistory, type ContactHistory } from "./contact-history.ts";
import { readExclusions, type Exclusions } from "../../leads/exclusions.ts";
import { isWriting } from "../setup/step-kinds.ts";

/** A lead that a launch enrols. */
export interface EligibleLead extends ListedLead {
  readonly member: LeadMember;
}

/** A lead that a launch leaves out, and why. */
export interface LeftOutLead {
  readonly lead_id: string;
  readonly profile_id: string;
  readonly reason: ExcludedLead["reason"];
  readonly text: string;
}

export interface SortedLeads {
  readonly eligible: readonly EligibleLead[];
  readonly excluded: readonly LeftOutLead[];
}

type Reason = Pick<LeftOutLead, "reason" | "text">;

/** Parts the leads of a campaign's list, in its order, into those that a launch enrols and those that it leaves out. */
export async function sortLeads(
  context: CampaignContext,
  campaign: CampaignRecord,
  leads: readonly ListedLead[],
): Promise<SortedLeads> {
  const members = await context.network.leads.describe(leads.map(({ profile_id }) => profile_id));
  const exclusions = await readExclusions(context);
  const history = await readContactHistory(context, campaign);
  const eligible: EligibleLead[] = [];
  const excluded: LeftOutLead[] = [];
  for (const lead of leads) {
    const { lead_id, profile_id } = lead;
    const member = members.get(profile_id);
    const reason =
      profile_id === context.account.externalId
        ? { reason: "own_profile" as const, text: "This is the account's own profile." }
        : member
          ? findReason(campaign, lead, member, exclusions, history)
          : { reason: "unavailable" as const, text: "The profile is gone or not visible to the account." };
    if (reason) excluded.push({ lead_id, profile_id, ...reason });
    else if (member) eligible.push({ ...lead, member });
  }
  return { eligible, excluded };
}

/** The first reason against a lead, the lasting ones first. */
function findReason(
  campaign: CampaignRecord,
  { lead_id }: ListedLead,
  member: LeadMember,
  exclusions: Exclusions,
  history: ContactHistory,
): Reason | null {
  if (member.blocked) return { reason: "blocked", text: "The account blocks this member." };
  const rule = exclusions.ruleAgainst(member);
  if (rule !== null) return { reason: "do_not_contact", text: rule };
  if (history.enrolled.has(lead_id)) return { reason: "already_enrolled", text: "Is enrolled in this campaign." };
  const active = history.activeIn.get(lead_id);
  if (active !== undefined) return { reason: "in_other_campaign", text: `Is on the way through "${active}".` };
  const earlier = history.contactedBy.get(lead_id);
  if (earlier !== undefined) return { reason: "already_contacted", text: `"${earlier}" wrote to this member.` };
  return findOpeningReason(campaign, member);
}

/** Why the first text of the campaign cannot go to the member; a first text on a condition goes to those who meet it. */
function findOpeningReason({ steps }: CampaignRecord, { connected, invitation_pending }: LeadMember): Reason | null {
  const first = steps.find(({ kind }) => isWriting(kind));
  if (first?.condition !== "always" && first?.condition !== "not_replied") return null;
  if (first.kind === "message")
    return connected ? null : { reason: "not_connected", text: "Is no connection; the campaign opens with a message." };
  if (connected)
    return { reason: "already_connected", text: `Is a connection; the campaign opens with an ${first.kind}.` };
  if (invitation_pending && first.kind === "invite")
    return {
      reason: "invitation_pending",
      text: "An invitation waits for an answer; the campaign opens with another.",
    };
  return null;
}
