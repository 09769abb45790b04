import type { ExcludedLead } from "../../../../generated/schemas.ts";
import type { LeadMember } from "../../../network/port/leads.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { readExclusions, type Exclusions } from "../../leads/exclusions.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { isWriting } from "../setup/step-kinds.ts";
import type { Candidate } from "./candidates.ts";
import { readContactHistory, type ContactHistory } from "./contact-history.ts";

/** A lead that a launch enrolls. */
export interface EligibleLead extends Candidate {
  readonly member: LeadMember;
}

/** A lead that a launch does not enroll, with the reason. */
export interface IneligibleLead extends Pick<Candidate, "lead_id" | "profile_id" | "enrollment_id"> {
  readonly reason: ExcludedLead["reason"];
  readonly text: string;
}

export interface SelectedLeads {
  readonly eligible: readonly EligibleLead[];
  readonly ineligible: readonly IneligibleLead[];
}

type Reason = Pick<IneligibleLead, "reason" | "text">;

/** Separates the leads that a launch enrolls from those that it does not, both in the given order. */
export async function selectLeads(
  context: CampaignContext,
  campaign: CampaignRecord,
  leads: readonly Candidate[],
): Promise<SelectedLeads> {
  const members = await context.network.leads.describe(leads.map(({ profile_id }) => profile_id));
  const exclusions = await readExclusions(context);
  const history = await readContactHistory(
    context,
    campaign,
    leads.map(({ lead_id }) => lead_id),
  );
  const eligible: EligibleLead[] = [];
  const ineligible: IneligibleLead[] = [];
  for (const lead of leads) {
    const { lead_id, profile_id, enrollment_id } = lead;
    const member = members.get(profile_id);
    const reason =
      profile_id === context.account.externalId
        ? { reason: "own_profile" as const, text: "This is the account's own profile." }
        : (findBar(member, exclusions) ?? (member ? findReason(campaign, lead, member, history) : null));
    if (reason) ineligible.push({ lead_id, profile_id, enrollment_id, ...reason });
    else if (member) eligible.push({ ...lead, member });
  }
  return { eligible, ineligible };
}

/** Returns the reason why no campaign may or can contact a member, even one who is already enrolled; null if there is none. */
export function findBar(member: LeadMember | undefined, exclusions: Exclusions): Reason | null {
  if (!member) return { reason: "unavailable", text: "The profile does not exist or is not visible to the account." };
  if (member.blocked) return { reason: "blocked", text: "The account blocks this member." };
  const exclusion = exclusions.reasonAgainst(member);
  return exclusion === null ? null : { reason: "do_not_contact", text: exclusion };
}

/**
 * Returns the first reason not to enroll a lead who may be contacted; null if there is none. Checks earlier enrollments and
 * contacts, then whether the first text of the campaign can be sent to the member.
 */
function findReason(
  campaign: CampaignRecord,
  { lead_id }: Candidate,
  member: LeadMember,
  history: ContactHistory,
): Reason | null {
  if (history.enrolled.has(lead_id))
    return { reason: "already_enrolled", text: "The lead is already enrolled in this campaign." };
  const active = history.activeIn.get(lead_id);
  if (active !== undefined)
    return { reason: "in_other_campaign", text: `The lead is active in the campaign "${active}".` };
  const earlier = history.contactedBy.get(lead_id);
  if (earlier !== undefined)
    return { reason: "already_contacted", text: `The campaign "${earlier}" has already written to this member.` };
  return findOpeningReason(campaign, member);
}

/**
 * Returns the reason why the campaign's first text cannot be sent to the member; null if it can be sent or has a condition. The
 * condition `not_replied` does not count, because it is always met before the first text.
 */
function findOpeningReason({ steps }: CampaignRecord, member: LeadMember): Reason | null {
  const { connected, invitation_pending, invitation_withdrawn_until } = member;
  const first = steps.find(({ kind }) => isWriting(kind));
  if (first?.condition !== "always" && first?.condition !== "not_replied") return null;
  if (first.kind === "message")
    return connected
      ? null
      : {
          reason: "not_connected",
          text: "The first text of the campaign is a message, but the member is not a connection.",
        };
  if (connected) {
    const what = first.kind === "invite" ? "an invitation" : "an InMail";
    return {
      reason: "already_connected",
      text: `The first text of the campaign is ${what}, but the member is already a connection.`,
    };
  }
  if (first.kind !== "invite") return null;
  if (invitation_pending)
    return {
      reason: "invitation_pending",
      text: "The first text of the campaign is an invitation, but one is already pending.",
    };
  if (invitation_withdrawn_until !== null) {
    const from = isoTime(invitation_withdrawn_until);
    return {
      reason: "invitation_withdrawn",
      text: `The first text of the campaign is an invitation, but the account withdrew one; it can invite the member again from ${from}.`,
    };
  }
  return null;
}
