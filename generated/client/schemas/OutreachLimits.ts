// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Units per day by safety category. */
export interface OutreachLimits {
  /** Invitations. */
  invitation: number;
  /** Messages. */
  message: number;
  /** InMail messages. */
  inmail: number;
  /** Profile views. */
  profile_view: number;
  /** Follows. */
  follow: number;
  /** Reactions, comments and endorsements. */
  engagement: number;
}
