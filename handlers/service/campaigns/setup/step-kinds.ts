import type { CampaignStepKind, OutreachLimits } from "../../../../generated/schemas.ts";

export interface StepKind {
  /** The safety category that a step of the kind is counted in. */
  readonly category: keyof OutreachLimits;
  /** Most code points of the text; null: nothing is written. */
  readonly textLimit: number | null;
}

/** What the kinds of steps spend and write. */
export const stepKinds: Readonly<Record<CampaignStepKind, StepKind>> = {
  view_profile: { category: "profile_view", textLimit: null },
  follow: { category: "follow", textLimit: null },
  invite: { category: "invitation", textLimit: 300 },
  message: { category: "message", textLimit: 8000 },
  inmail: { category: "inmail", textLimit: 1900 },
  react: { category: "engagement", textLimit: null },
};

/** The kinds that write to a lead: what makes a lead contacted, and what a reply answers. */
export const writingKinds = ["invite", "message", "inmail"] as const satisfies readonly CampaignStepKind[];

export type WritingKind = (typeof writingKinds)[number];

export function isWriting(kind: CampaignStepKind): kind is WritingKind {
  return stepKinds[kind].textLimit !== null;
}

/** Most code points of the subject of an InMail. */
export const subjectLimit = 200;

/** Length as limits count it: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}
