// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account has invited a member to connect. */
export interface InvitationSentEvent {
  /** Invitation id (inv_...). */
  invitation_id: string;
  /** Invited member (prf_...). */
  profile_id: string;
  /** Time of the invitation. */
  sent_at: string;
}
