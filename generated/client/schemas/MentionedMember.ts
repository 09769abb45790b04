// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A member mentioned in a text. */
export interface MentionedMember {
  /** Member id (prf_...). */
  profile_id: string;
  /** Name of the member. */
  name: string;
}
