// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The sender has withdrawn an invitation. */
export interface InvitationWithdrawnEvent {
  /** Invitation id (inv_...). */
  invitation_id: string;
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** The other member (prf_...). */
  profile_id: string;
  /** Time of the withdrawal. */
  withdrawn_at: string;
}
