import type { CampaignStepKind, LaunchIssue } from "../../../../generated/schemas.ts";
import { findSetupIssues, issue } from "../setup/setup-issues.ts";
import { codePoints, stepKinds, subjectLimit } from "../setup/step-kinds.ts";
import { usedVariants } from "../setup/variants.ts";
import type { LaunchData } from "./launch-data.ts";
import { findUnreachableSteps } from "./unreachable-steps.ts";

/** Returns the issues that prevent a launch; those of the same kind are in the order of the steps. */
export function findBlockers(data: LaunchData): LaunchIssue[] {
  const { context, campaign, settings, leads, resumed, leadLists } = data;
  const issues = findSetupIssues(campaign, settings, context.account, leadLists);
  if (campaign.lead_list_id !== null && leads.length + resumed.length === 0)
    issues.push(issue("no_eligible_leads", "No lead on the list can be enrolled; see `excluded`.", { lead_count: 0 }));
  issues.push(...findTextBlockers(data));
  issues.push(...findUnreachableSteps(data).filter(({ lead_count }) => lead_count === leads.length));
  issues.push(...findLimitBlockers(data));
  return issues;
}

/** Texts that cannot be sent to one or more leads. */
function findTextBlockers({ campaign, settings, leads }: LaunchData): LaunchIssue[] {
  return campaign.steps.flatMap((campaignStep, at) => {
    const step = at + 1;
    const limit = stepKinds[campaignStep.kind].textLimit ?? Infinity;
    return usedVariants(campaignStep, settings).flatMap((_, variantAt) => {
      const variant = variantAt + 1;
      const rendered = leads.flatMap(({ steps }) => (steps[at]?.variant === variant ? [steps[at]] : []));
      const countTexts = (isBad: (text: string, subject: string | null) => boolean): number =>
        rendered.filter(({ text, subject }) => isBad(text?.text ?? "", subject?.text ?? null)).length;
      const where = `Step ${step}, variant ${variant}`;
      const report = (code: LaunchIssue["code"], lead_count: number, text: string): LaunchIssue[] =>
        lead_count > 0 ? [issue(code, `${where}: ${text}`, { step, variant, lead_count })] : [];
      return [
        ...report("text_missing", countTexts(isBlank), "the text is blank for some leads."),
        ...report(
          "text_too_long",
          countTexts(longerThan(limit)),
          `the text has more than ${limit} characters with the values of some leads.`,
        ),
        ...report(
          "text_too_long",
          countTexts((_text, subject) => codePoints(subject ?? "") > subjectLimit),
          `the subject has more than ${subjectLimit} characters with the values of some leads.`,
        ),
        ...report(
          "subject_missing",
          countTexts((_text, subject) => campaignStep.kind === "inmail" && isBlank(subject ?? "")),
          "the subject is blank for some leads.",
        ),
        ...emptyForAll(
          rendered.map(({ text, subject }) => [...(subject?.empty ?? []), ...(text?.empty ?? [])]),
          (name) =>
            issue("empty_variables", `${where}: no lead has a value for {{${name}}}.`, {
              step,
              variant,
              lead_count: rendered.length,
            }),
        ),
      ];
    });
  });
}

const isBlank = (text: string): boolean => text.trim() === "";

function longerThan(limit: number): (text: string) => boolean {
  return (text) => codePoints(text) > limit;
}

/** The variables that are empty for every lead. Variables that are empty for some leads are warnings. */
function emptyForAll(emptyByLead: readonly string[][], toIssue: (name: string) => LaunchIssue): LaunchIssue[] {
  const [first = [], ...others] = emptyByLead;
  return [...new Set(first)].filter((name) => others.every((empty) => empty.includes(name))).map(toIssue);
}

/** Limits and credits that prevent a step from running for any lead. */
function findLimitBlockers({ campaign, settings, leads, inmailCredits }: LaunchData): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const seen = new Set<CampaignStepKind>();
  for (const [at, { kind }] of campaign.steps.entries()) {
    const step = at + 1;
    const { category } = stepKinds[kind];
    if (!seen.has(kind) && settings.daily_limits[category] === 0)
      issues.push(
        issue("limit_exhausted", `Step ${step}: the account's own daily limit for ${category} is 0.`, { step }),
      );
    const paying = leads.filter(({ lead }) => !lead.member.open_profile).length;
    if (kind === "inmail" && !seen.has(kind) && paying > 0 && inmailCredits === 0) {
      const text = "The account has no InMail credits, and these leads have no open profile.";
      issues.push(issue("no_inmail_credits", text, { step, lead_count: paying }));
    }
    seen.add(kind);
  }
  return issues;
}
