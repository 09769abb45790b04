import type {
  CampaignSchedule,
  CampaignStep,
  CampaignStepInput,
  CampaignStopRule,
  CampaignVariant,
  CampaignVariantInput,
} from "../../../../generated/schemas.ts";
import { Failure, type ArgumentProblem } from "../../../../runtime/index.ts";
import { isInvisible } from "../../../text/refuse-blank.ts";
import { weekdays } from "../../../time/weekdays.ts";
import { checkTimezone } from "../../settings/check-settings.ts";
import { checkText } from "./check-text.ts";
import { isWriting, stepKinds, subjectLimit } from "./step-kinds.ts";

const stopRules: readonly CampaignStopRule[] = ["replied", "accepted", "company_replied"];

/** The parts of a campaign's setup that need checks beyond those of the schema. */
export interface SetupInput {
  readonly steps?: readonly CampaignStepInput[];
  readonly schedule?: CampaignSchedule;
  readonly stop_on?: readonly CampaignStopRule[];
}

export interface CheckedSetup {
  readonly steps?: readonly CampaignStep[];
  readonly schedule?: CampaignSchedule;
  readonly stop_on?: readonly CampaignStopRule[];
}

/**
 * Checks rules that the schema cannot express, and adds default values. An incomplete draft is not a problem here: the
 * launch preview reports missing parts. `setup` must only be stored if there are no problems.
 */
export function checkSetup({ steps, schedule, stop_on }: SetupInput): {
  setup: CheckedSetup;
  problems: ArgumentProblem[];
} {
  const problems: ArgumentProblem[] = [];
  const setup = {
    ...(steps && { steps: steps.map((step, at) => checkStep(step, `/steps/${at}`, problems)) }),
    ...(schedule && { schedule: checkSchedule(schedule, problems) }),
    ...(stop_on && { stop_on: stopRules.filter((rule) => stop_on.includes(rule)) }),
  };
  return { setup, problems };
}

/** The problems of a campaign's name. */
export function findNameProblems(name: string): ArgumentProblem[] {
  return isInvisible(name) ? [{ pointer: "/name", detail: "The name is blank." }] : [];
}

function checkStep(step: CampaignStepInput, pointer: string, problems: ArgumentProblem[]): CampaignStep {
  const { kind, variants = [] } = step;
  if (variants.length > 0 && !isWriting(kind)) {
    const detail = `A step of kind ${kind} has no text.`;
    problems.push({ pointer: `${pointer}/variants`, detail, hint: "Omit variants, or use another kind." });
  }
  const checked = variants.map((variant, at) => checkVariant(kind, variant, at, `${pointer}/variants/${at}`, problems));
  checkVariantNames(checked, `${pointer}/variants`, problems);
  return {
    kind,
    delay_hours: step.delay_hours ?? 0,
    condition: step.condition ?? "always",
    wait_hours: step.wait_hours ?? 336,
    reaction: step.reaction ?? "like",
    variants: checked,
  };
}

function checkVariant(
  kind: CampaignStepInput["kind"],
  { name, subject = null, text, weight = 1 }: CampaignVariantInput,
  at: number,
  pointer: string,
  problems: ArgumentProblem[],
): CampaignVariant {
  checkText(text, stepKinds[kind].textLimit ?? Infinity, `${pointer}/text`, problems);
  const subjectPointer = `${pointer}/subject`;
  if (kind === "inmail" && (subject ?? "").trim() === "")
    problems.push({ pointer: subjectPointer, detail: "An InMail requires a subject." });
  else if (kind !== "inmail" && subject !== null)
    problems.push({ pointer: subjectPointer, detail: "Only an InMail has a subject.", hint: "Omit subject." });
  else if (subject !== null) checkText(subject, subjectLimit, subjectPointer, problems);
  return { name: name === undefined || isInvisible(name) ? variantLetter(at) : name.trim(), subject, text, weight };
}

/** Results show variants by name, so the names in a step must be unique, ignoring case. */
function checkVariantNames(variants: readonly CampaignVariant[], pointer: string, problems: ArgumentProblem[]): void {
  const names = variants.map(({ name }) => name.toLowerCase());
  for (const [at, name] of names.entries()) {
    const first = names.indexOf(name);
    if (first === at) continue;
    const detail = `The name ${variants[at]?.name} is already used by variant ${first + 1} of this step.`;
    problems.push({ pointer: `${pointer}/${at}/name`, detail, hint: "Choose another name." });
  }
}

function checkSchedule(
  { timezone, days, start, end }: CampaignSchedule,
  problems: ArgumentProblem[],
): CampaignSchedule {
  if (end <= start)
    problems.push({ pointer: "/schedule/end", detail: `The end must be later than the start (${start}).` });
  return {
    timezone: checkZone(timezone, problems),
    days: weekdays.filter((day) => days.includes(day)),
    start,
    end,
  };
}

function checkZone(timezone: string, problems: ArgumentProblem[]): string {
  try {
    return checkTimezone(timezone);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const found = error.details.errors ?? [];
    problems.push(...found.map((problem) => ({ ...problem, pointer: `/schedule${problem.pointer}` })));
    return timezone;
  }
}

/** The default name of a variant: A, B, ... */
function variantLetter(at: number): string {
  return String.fromCharCode("A".charCodeAt(0) + at);
}
