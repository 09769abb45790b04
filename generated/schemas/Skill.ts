// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One skill of a profile with its endorsements. */
export interface Skill {
  /** Name of the skill. */
  name: string;
  /** null if unknown. */
  endorsement_count: number | null;
  /** The account has endorsed it. */
  endorsed: boolean;
}
