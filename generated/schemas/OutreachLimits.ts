// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Units per day by safety category. */
export interface OutreachLimits {
  /** Invitations. */
  invitation: number;
  /** Messages, new group conversations and recommendation requests. */
  message: number;
  /** InMail messages. */
  inmail: number;
  /** Profiles, contact details and company pages read. */
  profile_view: number;
  /** Members and companies followed, and companies unfollowed. */
  follow: number;
  /** Reactions, comments and endorsements. */
  engagement: number;
}
