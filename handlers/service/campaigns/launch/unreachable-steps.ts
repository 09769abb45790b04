import type { CampaignStep, LaunchIssue } from "../../../../generated/schemas.ts";
import { issue } from "../setup/setup-issues.ts";
import { isWriting } from "../setup/step-kinds.ts";
import type { LaunchData } from "./launch-data.ts";

/**
 * Finds steps that can never run for some leads, because of
 * - their kind and condition: messages that run only without a connection, invitations and InMails that run only with one;
 * - earlier steps and stop rules: no earlier step invites or can be replied to, or an acceptance or reply ends the sequence;
 * - the lead: an invitation, for example, is impossible for a connection.
 */
export function findUnreachableSteps({ campaign, settings, leads }: LaunchData): LaunchIssue[] {
  const { steps, stop_on } = campaign;
  const endsOnReply = settings.stop_on_reply || stop_on.includes("replied");
  const endsOnAcceptance = stop_on.includes("accepted");
  return steps.flatMap((campaignStep, at) => {
    const before = steps.slice(0, at);
    const canConnect = before.some(({ kind }) => kind === "invite") && !endsOnAcceptance;
    const canReply = before.some(({ kind }) => isWriting(kind)) && !endsOnReply;
    const reasons = leads.flatMap(({ lead }) => {
      const reason = findReason(campaignStep, lead.member.connected, canConnect, canReply);
      return reason === null ? [] : [reason];
    });
    if (reasons.length === 0) return [];
    const step = at + 1;
    const words = [...new Set(reasons)].join(" For other leads: ");
    return [
      issue("unreachable_step", `Step ${step} (${campaignStep.kind}): ${words}`, { step, lead_count: reasons.length }),
    ];
  });
}

function findReason(
  { kind, condition }: CampaignStep,
  connected: boolean,
  canConnect: boolean,
  canReply: boolean,
): string | null {
  if (kind === "message" && condition === "not_accepted")
    return "only connections can receive messages, and this step runs only for others.";
  if ((kind === "invite" || kind === "inmail") && condition === "accepted")
    return "this step runs only for connections, to whom it cannot be sent.";
  if (condition === "replied" && !canReply) return "no earlier step can be replied to, or a reply ends the sequence.";
  if (condition === "accepted" && !connected && !canConnect)
    return "no earlier step sends an invitation, or an acceptance ends the sequence.";
  if (condition === "not_accepted" && connected) return "the lead is already a connection.";
  if (kind === "message" && !connected && !canConnect)
    return "only connections can receive messages, and the lead cannot become one before this step: either no earlier step sends an invitation, or an acceptance ends the sequence.";
  if ((kind === "invite" || kind === "inmail") && connected) return "the lead is already a connection.";
  return null;
}
