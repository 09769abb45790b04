// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Units per day by safety category. */
export interface OutreachLimits {
  invitation: number;
  message: number;
  inmail: number;
  profile_view: number;
  follow: number;
  /** Reactions, comments and endorsements. */
  engagement: number;
}
