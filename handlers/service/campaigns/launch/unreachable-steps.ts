import type { CampaignStep, LaunchIssue } from "../../../../generated/schemas.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { issue } from "../setup/setup-issues.ts";
import { isWriting } from "../setup/step-kinds.ts";

/**
 * Steps that could not act for some leads even if all went well: those that wait for an acceptance nobody is asked for, for
 * a reply that ends the sequence, or that write to members who cannot become connections before.
 */
export function findUnreachableSteps({ campaign, settings, composed }: LaunchFacts): LaunchIssue[] {
  const { steps, stop_on } = campaign;
  const endsOnReply = settings.stop_on_reply || stop_on.includes("replied");
  const endsOnAcceptance = stop_on.includes("accepted");
  return steps.flatMap((campaignStep, at) => {
    const before = steps.slice(0, at);
    const canConnect = before.some(({ kind }) => kind === "invite") && !endsOnAcceptance;
    const canReply = before.some(({ kind }) => isWriting(kind)) && !endsOnReply;
    const reasons = composed.flatMap(({ lead }) => {
      const reason = findReason(campaignStep, lead.member.connected, canConnect, canReply);
      return reason === null ? [] : [reason];
    });
    const [first] = reasons;
    if (first === undefined) return [];
    const step = at + 1;
    return [
      issue("unreachable_step", `Step ${step} (${campaignStep.kind}): ${first}`, { step, lead_count: reasons.length }),
    ];
  });
}

function findReason(
  { kind, condition }: CampaignStep,
  connected: boolean,
  canConnect: boolean,
  canReply: boolean,
): string | null {
  if (condition === "replied" && !canReply) return "nobody can have replied before, or a reply ends the sequence.";
  if (condition === "accepted" && !connected && !canConnect)
    return "nobody can have accepted before, or an acceptance ends the sequence.";
  if (condition === "not_accepted" && connected) return "the lead is a connection already.";
  if (kind === "message" && !connected && !canConnect)
    return "only connections can be written to, and no invitation comes before.";
  if ((kind === "invite" || kind === "inmail") && connected) return "the lead is a connection already.";
  return null;
}
