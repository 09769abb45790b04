// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Steps planned for one day, assuming that every condition is met and no lead replies. */
export interface LaunchPlanDay {
  /** Calendar day. */
  day: string;
  /** All steps of the day. */
  total: number;
  /** Profile views. */
  view_profile: number;
  /** Follows. */
  follow: number;
  /** Invitations. */
  invite: number;
  /** Messages. */
  message: number;
  /** InMail messages. */
  inmail: number;
  /** Reactions. */
  react: number;
}
