import type { CampaignStepKind, LaunchIssue } from "../../../../generated/schemas.ts";
import { codePoints, stepKinds, subjectLimit } from "../setup/step-kinds.ts";
import type { PersonalizedStep } from "./personalize-leads.ts";

/** A reason why the text of a step cannot be sent to a lead. */
interface TextProblem {
  readonly code: LaunchIssue["code"];
  readonly applies: (
    kind: CampaignStepKind,
    texts: { readonly text: string; readonly subject: string | null },
  ) => boolean;
  /** The problem, as a clause that follows a colon. */
  readonly describe: (kind: CampaignStepKind) => string;
}

const textLimit = (kind: CampaignStepKind): number => stepKinds[kind].textLimit ?? Infinity;
const isBlank = (text: string): boolean => text.trim() === "";

const textProblems: readonly TextProblem[] = [
  { code: "text_missing", applies: (_kind, { text }) => isBlank(text), describe: () => "the text is blank" },
  {
    code: "text_too_long",
    applies: (kind, { text }) => codePoints(text) > textLimit(kind),
    describe: (kind) => `the text has more than ${textLimit(kind)} characters`,
  },
  {
    code: "text_too_long",
    applies: (_kind, { subject }) => codePoints(subject ?? "") > subjectLimit,
    describe: () => `the subject has more than ${subjectLimit} characters`,
  },
  {
    code: "subject_missing",
    applies: (kind, { subject }) => kind === "inmail" && isBlank(subject ?? ""),
    describe: () => "the subject is blank",
  },
];

/**
 * Counts, for each problem, the leads for whom a variant has this problem. Problems without leads are omitted.
 * @param rendered the variant, rendered for each of its leads.
 */
export function countTextProblems(
  kind: CampaignStepKind,
  rendered: readonly PersonalizedStep[],
): { readonly code: LaunchIssue["code"]; readonly text: string; readonly lead_count: number }[] {
  return textProblems.flatMap(({ code, applies, describe }) => {
    const lead_count = rendered.filter((step) => applies(kind, textsOf(step))).length;
    return lead_count === 0 ? [] : [{ code, text: describe(kind), lead_count }];
  });
}

/** Describes the first text that cannot be sent to a lead; null if there is none. */
export function findTextProblem(kinds: readonly CampaignStepKind[], steps: readonly PersonalizedStep[]): string | null {
  for (const [at, step] of steps.entries()) {
    const kind = kinds[at];
    const problem = kind && step.variant !== null && textProblems.find(({ applies }) => applies(kind, textsOf(step)));
    if (problem) return `Step ${step.step}, variant ${step.variant}: ${problem.describe(kind)}.`;
  }
  return null;
}

function textsOf({ text, subject }: PersonalizedStep): { text: string; subject: string | null } {
  return { text: text?.text ?? "", subject: subject?.text ?? null };
}
