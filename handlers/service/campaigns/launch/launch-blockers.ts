import type { CampaignStepKind, LaunchIssue } from "../../../../generated/schemas.ts";
import { findSetupIssues, issue } from "../setup/setup-issues.ts";
import { stepKinds, type StepCategory } from "../setup/step-kinds.ts";
import { usedVariants } from "../setup/variants.ts";
import type { LaunchData } from "./launch-data.ts";
import { countTextProblems } from "./text-problems.ts";
import { findUnreachableSteps } from "./unreachable-steps.ts";

/** Returns the issues that prevent a launch; those of the same kind are in the order of the steps. */
export function findBlockers(data: LaunchData): LaunchIssue[] {
  const { context, campaign, settings, leadCount, leads, resumed, leadLists } = data;
  const hasLeads = leadCount + resumed.length > 0;
  const issues = findSetupIssues(campaign, settings, context, leadLists, hasLeads);
  if ((campaign.lead_list_id !== null || hasLeads) && leads.length + resumed.length === 0)
    issues.push(issue("no_eligible_leads", "No lead can be enrolled; see `excluded`.", { lead_count: 0 }));
  issues.push(...findTextBlockers(data));
  issues.push(...findUnreachableSteps(data).filter(({ lead_count }) => lead_count === leads.length));
  issues.push(...findLimitBlockers(data));
  return issues;
}

/** The issues of texts that one or more leads cannot get, or that contain a variable that is empty for every lead. */
function findTextBlockers({ campaign, settings, leads }: LaunchData): LaunchIssue[] {
  return campaign.steps.flatMap((campaignStep, at) => {
    const step = at + 1;
    return usedVariants(campaignStep, settings).flatMap((_, variantAt) => {
      const variant = variantAt + 1;
      const rendered = leads.flatMap(({ steps }) => (steps[at]?.variant === variant ? [steps[at]] : []));
      const where = `Step ${step}, variant ${variant}`;
      return [
        ...countTextProblems(campaignStep.kind, rendered).map(({ code, text, lead_count }) =>
          issue(code, `${where}: ${text} for ${lead_count} of ${rendered.length} leads.`, {
            step,
            variant,
            lead_count,
          }),
        ),
        ...emptyForAll(
          rendered.map(({ text, subject }) => [...(subject?.empty ?? []), ...(text?.empty ?? [])]),
          (name) =>
            issue("empty_variables", `${where}: none of its leads has a value for {{${name}}}.`, {
              step,
              variant,
              lead_count: rendered.length,
            }),
        ),
      ];
    });
  });
}

/** The variables that are empty for every lead of a variant. Variables that are empty for some leads are warnings. */
function emptyForAll(emptyByLead: readonly string[][], toIssue: (name: string) => LaunchIssue): LaunchIssue[] {
  const [first = [], ...others] = emptyByLead;
  return [...new Set(first)].filter((name) => others.every((empty) => empty.includes(name))).map(toIssue);
}

/**
 * Limits of 0, which prevent a step for all leads, and missing InMail credits, which prevent InMails to the leads who require a
 * credit.
 */
function findLimitBlockers({ campaign, settings, leads, inmailCredits }: LaunchData): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const seen = new Set<CampaignStepKind>();
  for (const [at, { kind }] of campaign.steps.entries()) {
    const step = at + 1;
    const limits: Readonly<Partial<Record<StepCategory, number>>> = settings.daily_limits;
    const category = seen.has(kind) ? undefined : stepKinds[kind].categories.find((name) => limits[name] === 0);
    if (category !== undefined)
      issues.push(
        issue("limit_exhausted", `Step ${step}: the account's own daily limit for ${category} is 0.`, { step }),
      );
    const leadsNeedingCredit = leads.filter(({ lead }) => !lead.member.open_profile).length;
    if (kind === "inmail" && !seen.has(kind) && leadsNeedingCredit > 0 && inmailCredits === 0) {
      const text = "The account has no InMail credits, which are required for leads without an open profile.";
      issues.push(issue("no_inmail_credits", text, { step, lead_count: leadsNeedingCredit }));
    }
    seen.add(kind);
  }
  return issues;
}
