import type { LaunchIssue } from "../../../../generated/schemas.ts";
import type { CategoryUsage } from "../../../../runtime/index.ts";
import { warmUpState } from "../../settings/warm-up.ts";
import { isEnoughData, minSample } from "../../../statistics/enough-data.ts";
import { issue } from "../setup/setup-issues.ts";
import { isWriting, stepKinds, type StepCategory } from "../setup/step-kinds.ts";
import { findVariables } from "../setup/text-template.ts";
import { usedVariants } from "../setup/variants.ts";
import type { LaunchData } from "./launch-data.ts";
import { findUnreachableSteps } from "./unreachable-steps.ts";

const longRunDays = 90;
const dayMs = 86_400_000;

/** Returns the issues that a person should know before a launch, but that do not prevent it. */
export function findWarnings(data: LaunchData): LaunchIssue[] {
  return [
    ...findUnreachableSteps(data).filter(({ lead_count }) => lead_count !== data.leads.length),
    ...findTextWarnings(data),
    ...findLimitWarnings(data),
    ...findRuleWarnings(data),
  ];
}

function findTextWarnings({ campaign, settings, leads }: LaunchData): LaunchIssue[] {
  return campaign.steps.flatMap((campaignStep, at) => {
    const step = at + 1;
    const variants = usedVariants(campaignStep, settings);
    const issues: LaunchIssue[] = [];
    for (const [variantAt, { text, subject }] of variants.entries()) {
      const variant = variantAt + 1;
      const assigned = leads.flatMap(({ steps }) => (steps[at]?.variant === variant ? [steps[at]] : []));
      for (const name of new Set([...findVariables(subject ?? ""), ...findVariables(text)])) {
        const lacking = assigned.filter((one) =>
          [...(one.subject?.empty ?? []), ...(one.text?.empty ?? [])].includes(name),
        );
        if (lacking.length === 0 || lacking.length === assigned.length) continue;
        const words = `Step ${step}, variant ${variant}: {{${name}}} is empty for some leads.`;
        issues.push(issue("empty_variables", words, { step, variant, lead_count: lacking.length }));
      }
      if (findVariables(text).length === 0)
        issues.push(
          issue("no_personalization", `Step ${step}, variant ${variant}: all leads get the same text.`, {
            step,
            variant,
          }),
        );
      const same = variants.findIndex((other) => other.text === text && other.subject === subject);
      if (same < variantAt) {
        const words = `Step ${step}: variants ${same + 1} and ${variant} are identical, so comparing them is pointless.`;
        issues.push(issue("duplicate_text", words, { step, variant }));
      }
      if (variants.length > 1 && leads.length > 0 && !isEnoughData(assigned.length)) {
        const words = `Step ${step}, variant ${variant}: ${assigned.length === 1 ? "1 lead is" : `${assigned.length} leads are`} too few to compare variants; at least ${minSample} are required.`;
        issues.push(issue("few_leads_per_variant", words, { step, variant, lead_count: assigned.length }));
      }
    }
    return issues;
  });
}

function findLimitWarnings({
  context,
  campaign,
  leads,
  usage,
  inmailCredits,
  otherCampaigns,
}: LaunchData): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const categories = new Set(campaign.steps.flatMap(({ kind }) => stepKinds[kind].categories));
  const findUsage = (category: StepCategory) => usage.find((entry) => entry.category === category);
  for (const category of categories) {
    const words = describeExhausted(category, findUsage(category));
    if (words !== null) issues.push(issue("limit_exhausted", words));
  }
  const limitOf = (category: StepCategory): number => findUsage(category)?.limit ?? 0;
  // A step uses one unit of each of its categories, so the lowest limit decides.
  const limiting = campaign.steps.flatMap(({ kind }) =>
    stepKinds[kind].categories.toSorted((one, other) => limitOf(one) - limitOf(other)).slice(0, 1),
  );
  const total = [...new Set(limiting)].reduce((sum, category) => sum + limitOf(category), 0);
  if (campaign.daily_cap !== null && campaign.steps.length > 0 && campaign.daily_cap > total) {
    const words = `The daily cap of ${campaign.daily_cap} exceeds the sum of the account's limits, ${total}.`;
    issues.push(issue("cap_above_limit", words));
  }
  if (otherCampaigns.campaigns > 0) {
    const who =
      otherCampaigns.campaigns === 1
        ? "1 other running campaign shares"
        : `${otherCampaigns.campaigns} other running campaigns share`;
    const words = `${who} the account's limits. The plan gives this campaign an equal share of each day's units, so ${otherCampaigns.leads === 1 ? "1 lead" : `${otherCampaigns.leads} leads`} of the other campaigns may take longer. For the other campaigns, the plan reserves units only for the next step of each lead, so this campaign may take longer as well.`;
    issues.push(issue("shared_limits", words));
  }
  const warmUp = warmUpState(context);
  if (warmUp) {
    const words = `The account is warming up: ${warmUp.percent}% of each daily limit is available, and the full limit from ${warmUp.ends_at}.`;
    issues.push(issue("warm_up", words));
  }
  const step = campaign.steps.findIndex(({ kind }) => kind === "inmail") + 1;
  const leadsNeedingCredit = step === 0 ? 0 : leads.filter(({ lead }) => !lead.member.open_profile).length;
  if (inmailCredits > 0 && leadsNeedingCredit > inmailCredits) {
    const words = `${leadsNeedingCredit} leads require an InMail credit, but the account has ${inmailCredits}.`;
    issues.push(issue("no_inmail_credits", words, { step, lead_count: leadsNeedingCredit - inmailCredits }));
  }
  return issues;
}

/** Describes the used-up limit of a category, the one with the longest window if there are several; null if there is none. */
function describeExhausted(category: string, usage: CategoryUsage | undefined): string | null {
  if (!usage || usage.limit === 0 || usage.remaining > 0) return null;
  const longest = usage.windows?.findLast(({ remaining }) => remaining === 0);
  return longest
    ? `The ${longest.window} limit of ${longest.limit} for ${category} is used up; the campaign continues at ${longest.resets_at}.`
    : `Today's limit of ${usage.limit} for ${category} is used up; the campaign continues tomorrow.`;
}

function findRuleWarnings({ context, campaign, settings, plan }: LaunchData): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const writes = campaign.steps.some(({ kind }) => isWriting(kind));
  if (writes && !settings.stop_on_reply && !campaign.stop_on.includes("replied"))
    issues.push(
      issue(
        "no_stop_on_reply",
        "The campaign keeps contacting leads who have replied. To end the sequence after a reply, add 'replied' to stop_on.",
      ),
    );
  const days = plan.lastDueAt === null ? 0 : Math.ceil((plan.lastDueAt - context.now()) / dayMs);
  if (days > longRunDays)
    issues.push(
      issue("long_run", `The last step is planned in ${days} days; use fewer leads or a higher cap to finish sooner.`),
    );
  return issues;
}
