import type {
  CampaignStep,
  CampaignStepCondition,
  CampaignStepKind,
  OutreachLimits,
} from "../../../../generated/schemas.ts";

/** A safety category that steps use. */
export type StepCategory = keyof OutreachLimits | "content_poll";

export interface StepKind {
  /** The safety categories. A step of the kind uses one unit of each. */
  readonly categories: readonly StepCategory[];
  /** The maximum number of code points of the text; null if a step of the kind has no text. */
  readonly textLimit: number | null;
}

/** The safety categories and the text limit of each kind of step. */
export const stepKinds: Readonly<Record<CampaignStepKind, StepKind>> = {
  view_profile: { categories: ["profile_view"], textLimit: null },
  follow: { categories: ["follow"], textLimit: null },
  invite: { categories: ["invitation"], textLimit: 300 },
  message: { categories: ["message"], textLimit: 8000 },
  inmail: { categories: ["inmail"], textLimit: 1900 },
  /** Finding the newest post is a separate call. */
  react: { categories: ["content_poll", "engagement"], textLimit: null },
};

/** The kinds that write to a lead. A lead is contacted by such a step, and can reply to it. */
export const writingKinds = ["invite", "message", "inmail"] as const satisfies readonly CampaignStepKind[];

export type WritingKind = (typeof writingKinds)[number];

export function isWriting(kind: CampaignStepKind): kind is WritingKind {
  return stepKinds[kind].textLimit !== null;
}

/** The conditions that a due step waits for. The others are checked once. */
export const waitingConditions: ReadonlySet<CampaignStepCondition> = new Set(["accepted", "replied"]);

/**
 * The time, in epoch milliseconds, until which a step waits for its waiting condition. A wait that has not begun is
 * assumed to begin when the step is due.
 */
export const waitEnd = (
  { wait_hours }: Pick<CampaignStep, "wait_hours">,
  { due_at, wait_until }: { readonly due_at: number; readonly wait_until: number | null },
): number => wait_until ?? due_at + wait_hours * 3_600_000;

/** The maximum number of code points of the subject of an InMail. */
export const subjectLimit = 200;

/** The length of a text in code points, the unit of all limits. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}
