import type { CampaignStepKind, LaunchIssue } from "../../../../generated/schemas.ts";
import { usedVariants } from "../setup/variants.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { findSetupIssues, issue } from "../setup/setup-issues.ts";
import { codePoints, stepKinds, subjectLimit } from "../setup/step-kinds.ts";
import { findUnreachableSteps } from "./unreachable-steps.ts";

/** What stands against a launch, in order of the sequence within each kind. */
export function findBlockers(facts: LaunchFacts): LaunchIssue[] {
  const { context, campaign, settings, composed, resumed, leadLists } = facts;
  const issues = findSetupIssues(campaign, settings, context.account, leadLists);
  if (campaign.lead_list_id !== null && composed.length + resumed.length === 0)
    issues.push(issue("no_eligible_leads", "No lead of the list can be enrolled: see excluded.", { lead_count: 0 }));
  issues.push(...findTextBlockers(facts));
  issues.push(...findUnreachableSteps(facts).filter(({ lead_count }) => lead_count === composed.length));
  issues.push(...findLimitBlockers(facts));
  return issues;
}

/** Texts that cannot be sent as they are, for one lead or more. */
function findTextBlockers({ campaign, settings, composed }: LaunchFacts): LaunchIssue[] {
  return campaign.steps.flatMap((campaignStep, at) => {
    const step = at + 1;
    const limit = stepKinds[campaignStep.kind].textLimit ?? Infinity;
    return usedVariants(campaignStep, settings).flatMap((_, variantAt) => {
      const variant = variantAt + 1;
      const rendered = composed.flatMap(({ steps }) => (steps[at]?.variant === variant ? [steps[at]] : []));
      const countOf = (isBad: (text: string, subject: string | null) => boolean): number =>
        rendered.filter(({ text, subject }) => isBad(text?.text ?? "", subject?.text ?? null)).length;
      const where = `Step ${step}, variant ${variant}`;
      const report = (code: LaunchIssue["code"], lead_count: number, text: string): LaunchIssue[] =>
        lead_count > 0 ? [issue(code, `${where}: ${text}`, { step, variant, lead_count })] : [];
      return [
        ...report("text_missing", countOf(isBlank), "nothing is left of the text for some leads."),
        ...report("text_too_long", countOf(longerThan(limit)), `more than ${limit} characters with the lead's values.`),
        ...report(
          "text_too_long",
          countOf((_text, subject) => codePoints(subject ?? "") > subjectLimit),
          `the subject has more than ${subjectLimit} characters with the lead's values.`,
        ),
        ...report(
          "subject_missing",
          countOf((_text, subject) => campaignStep.kind === "inmail" && isBlank(subject ?? "")),
          "nothing is left of the subject for some leads.",
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

/** A variable that is empty for every lead is a mistake in the text; for some leads it is worth a warning. */
function emptyForAll(emptyByLead: readonly string[][], toIssue: (name: string) => LaunchIssue): LaunchIssue[] {
  const [first = [], ...others] = emptyByLead;
  return [...new Set(first)].filter((name) => others.every((empty) => empty.includes(name))).map(toIssue);
}

/** Limits and credits under which a step could never run. */
function findLimitBlockers({ campaign, settings, composed, inmailCredits }: LaunchFacts): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const seen = new Set<CampaignStepKind>();
  for (const [at, { kind }] of campaign.steps.entries()) {
    const step = at + 1;
    const { category } = stepKinds[kind];
    if (!seen.has(kind) && settings.daily_limits[category] === 0)
      issues.push(
        issue("limit_exhausted", `Step ${step}: the account's own daily limit of ${category} is 0.`, { step }),
      );
    const paying = composed.filter(({ lead }) => !lead.member.open_profile).length;
    if (kind === "inmail" && !seen.has(kind) && paying > 0 && inmailCredits === 0) {
      const text = "The account has no InMail credit left, and these leads have no open profile.";
      issues.push(issue("no_inmail_credits", text, { step, lead_count: paying }));
    }
    seen.add(kind);
  }
  return issues;
}
