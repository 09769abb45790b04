// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A member has invited the account to connect. */
export interface InvitationReceivedEvent {
  /** Invitation id (inv_...). */
  invitation_id: string;
  /** Member who sent it (prf_...). */
  profile_id: string;
  /** Time of the invitation. */
  sent_at: string;
}
