import type { CampaignStepKind, OutreachLimits } from "../../../../generated/schemas.ts";

export interface StepKind {
  /** The safety category whose limit a step of the kind uses. */
  readonly category: keyof OutreachLimits;
  /** The maximum number of code points of the text; null if a step of the kind has no text. */
  readonly textLimit: number | null;
}

/** The limit and the text of each kind of step. */
export const stepKinds: Readonly<Record<CampaignStepKind, StepKind>> = {
  view_profile: { category: "profile_view", textLimit: null },
  follow: { category: "follow", textLimit: null },
  invite: { category: "invitation", textLimit: 300 },
  message: { category: "message", textLimit: 8000 },
  inmail: { category: "inmail", textLimit: 1900 },
  react: { category: "engagement", textLimit: null },
};

/** The kinds that write to a lead. A lead is contacted by such a step, and can reply to it. */
export const writingKinds = ["invite", "message", "inmail"] as const satisfies readonly CampaignStepKind[];

export type WritingKind = (typeof writingKinds)[number];

export function isWriting(kind: CampaignStepKind): kind is WritingKind {
  return stepKinds[kind].textLimit !== null;
}

/** The maximum number of code points of the subject of an InMail. */
export const subjectLimit = 200;

/** The length of a text in code points, the unit of all limits. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}
